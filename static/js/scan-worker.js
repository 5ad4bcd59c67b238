// A classic worker around zxing-wasm; its wasm comes from our own origin.
importScripts("../vendor/zxing/reader.js");
const ready = ZXingWASM.prepareZXingModule({
  overrides: { locateFile: (path) => new URL(`../vendor/zxing/${path}`, self.location.href).href },
  fireImmediately: true,
});
const OPTIONS = { formats: ["QRCode"], maxNumberOfSymbols: 1, tryInvert: false };
self.onmessage = async ({ data: { id, image } }) => {
  try {
    await ready;
    const [found] = await ZXingWASM.readBarcodes(image, OPTIONS);
    self.postMessage({ id, text: found?.text ?? null });
  } catch (error) {
    self.postMessage({ id, text: null, error: String(error) });
  }
};
