// "Your tap counted": a flash, a short tone, a buzz where the phone has one.
let context = null;
/** A player's phone makes no sound unless asked to: it would break the game around it. */
export const soundAtFirst = () => (document.body.dataset.page === "referee" ? "on" : "off");
const quiet = () => {
  try {
    return (localStorage.getItem("referee-sound") ?? soundAtFirst()) === "off";
  } catch {
    return soundAtFirst() === "off";
  }
};

export function tone(frequency, length, gain = 0.12) {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    const volume = context.createGain();
    const wave = context.createOscillator();
    wave.frequency.value = frequency;
    volume.gain.setValueAtTime(gain, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length);
    wave.connect(volume).connect(context.destination);
    wave.start();
    wave.stop(context.currentTime + length);
  } catch {
    /* no sound on this phone: the flash remains */
  }
}

function flash(kind) {
  const node = document.getElementById("flash");
  if (!node) return;
  node.className = "flash";
  void node.offsetWidth;
  node.classList.add(kind);
}

const buzz = (pattern) => navigator.vibrate?.(pattern);

/** A report is safe on this phone. */
export function done() {
  flash("done");
  buzz(40);
  if (!quiet()) tone(880, 0.09);
}

/** Something wants the referee's eye: a call, a report turned away, a correction. */
export function attention() {
  flash("attention");
  buzz([80, 60, 80]);
  if (!quiet()) {
    tone(520, 0.14);
    setTimeout(() => tone(660, 0.18), 150);
  }
}

export function say(sentence) {
  const node = document.getElementById("say");
  if (!node || !sentence) return;
  node.textContent = "";
  requestAnimationFrame(() => (node.textContent = sentence));
}
