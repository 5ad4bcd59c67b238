// From a card's code to the character it names. The server alone knows the codes.
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
