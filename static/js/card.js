// From a card's code to the character it names. The server alone knows the codes.
const CODE = /\/c\/([0-9a-z]{6})\/?$/i;

/** Only the end of a card's address counts, so that cards survive a change of the server's. */
export const codeIn = (text) => {
  const path = (text ?? "").trim().split(/[?#]/)[0];
  return CODE.exec(path)?.[1].toLowerCase() ?? null;
};

/** A typed code: six characters, or seven with the printed check character. */
export const codeTyped = (text) => {
  const bare = text.replace(/[\s-]/g, "").toLowerCase();
  return codeIn(text) ?? (/^[2-9a-z]{6,7}$/.test(bare) ? bare : null);
};

export async function openCard(code) {
  const stop = new AbortController();
  const alarm = setTimeout(() => stop.abort(), 6000);
  try {
    const answer = await fetch(`/c/${code}`, {
      credentials: "same-origin",
      headers: { Accept: "application/json" },
      signal: stop.signal,
    });
    if (answer.status === 429) return { problem: "ui-card-slow" };
    const type = answer.headers.get("Content-Type") ?? "";
    if (type.includes("json")) {
      const body = await answer.json();
      return body.character ? { character: body.character } : { problem: "ui-card-unknown" };
    }
    // The address leads to this very page, with the character behind the #, which fetch does not tell.
    if (answer.ok && new URL(answer.url).pathname === "/referee") {
      location.href = `/c/${code}`;
      return { problem: "ui-card-looking" };
    }
    return { problem: "ui-card-unknown" };
  } catch {
    return { problem: "ui-card-offline" };
  } finally {
    clearTimeout(alarm);
  }
}
