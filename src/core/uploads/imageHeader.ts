export type ImageType = 'image/png' | 'image/jpeg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Reads the type from the first bytes (T14). */
export function imageType(bytes: Uint8Array): ImageType | null {
  const startsWith = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (startsWith(PNG)) return 'image/png';
  return startsWith(JPEG) ? 'image/jpeg' : null;
}

/** Whether a file is a HEIC photo, by the brands of its first box; some devices give it another name. */
export function isHeic(bytes: Uint8Array): boolean {
  const box = new TextDecoder('latin1').decode(bytes.subarray(0, bytes[3]));
  return box.startsWith('ftyp', 4) && /hei[cxms]|hev[cxms]/.test(box);
}

/** Reads the number of pixels from the header, because decoding a small file can need gigabytes. */
export function pixelCount(bytes: Uint8Array, type: ImageType): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = type === 'image/png' ? pngPixels(view) : jpegPixels(view);
  return count === 0 ? null : count;
}

function pngPixels(view: DataView): number | null {
  return view.byteLength < 24 ? null : view.getUint32(16) * view.getUint32(20);
}

function jpegPixels(view: DataView): number | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    // A fill byte has no length field.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Whether a marker is a start of frame: 0xC0 to 0xCF, except three other markers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
