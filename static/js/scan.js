// A card's code out of a photo. The engine is fetched when somebody scans, never before.
import { codeIn } from "./card.js";

const STEPS = [1280, 2400, Infinity];
let worker = null;
let serial = 0;
const asked = new Map();

function decode(image) {
  if (!worker) {
    worker = new Worker(new URL("./scan-worker.js", import.meta.url));
    worker.onmessage = ({ data }) => {
      asked.get(data.id)?.(data);
      asked.delete(data.id);
    };
    worker.onerror = () => {
      for (const answer of asked.values()) answer({ text: null, error: "engine" });
      asked.clear();
      worker = null;
    };
  }
  return new Promise((answer) => {
    asked.set(++serial, answer);
    worker.postMessage({ id: serial, image }, [image.data.buffer]);
  });
}

/** @returns {{code: string|null, text: string|null, failed: boolean}} small first: it is quick and averages noise. */
export async function readPhoto(file) {
  const picture = await createImageBitmap(file);
  try {
    for (const [index, step] of STEPS.entries()) {
      const scale = Math.min(1, step / Math.max(picture.width, picture.height));
      if (scale === 1 && index > 0 && Math.max(picture.width, picture.height) <= STEPS[index - 1]) break;
      const canvas = document.createElement("canvas");
      canvas.width = Math.round(picture.width * scale);
      canvas.height = Math.round(picture.height * scale);
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      pen.imageSmoothingQuality = "high";
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const { text, error } = await decode(pen.getImageData(0, 0, canvas.width, canvas.height));
      if (error) return { code: null, text: null, failed: true };
      if (text) return { code: codeIn(text), text, failed: false };
    }
    return { code: null, text: null, failed: false };
  } finally {
    picture.close();
  }
}
