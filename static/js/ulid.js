// Names for reports, made on the phone: 26 characters that sort in the order of its taps,
// also after a reload and when the phone's clock steps back.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const KEY = "referee-last-id";

const encode = (number, length) => {
  let text = "";
  for (let i = 0; i < length; i++) {
    text = ALPHABET[number % 32] + text;
    number = Math.floor(number / 32);
  }
  return text;
};

const chance = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join("");
};

/** The next name in the alphabet's order: the last character goes up by one, with carry. */
export function after(id) {
  const letters = [...id];
  for (let i = letters.length - 1; i >= 0; i--) {
    const next = ALPHABET.indexOf(letters[i]) + 1;
    if (next < 32) {
      letters[i] = ALPHABET[next];
      return letters.join("");
    }
    letters[i] = "0";
  }
  throw new Error("no name left");
}

let last = null;
try {
  last = localStorage.getItem(KEY);
} catch {
  /* private browsing: the order holds within this page */
}
if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(last ?? "")) last = null;

export function ulid(time = Date.now()) {
  const fresh = encode(time, 10) + chance();
  last = last && fresh <= last ? after(last) : fresh;
  try {
    localStorage.setItem(KEY, last);
  } catch {
    /* as above */
  }
  return last;
}
