import { imageType } from './imageHeader';

type Bytes = Uint8Array<ArrayBuffer>;

/** Orientation of a picture that is shown as it is stored. */
const UPRIGHT = 1;
const ORIENTATION_TAG = 0x0112;

/**
 * The picture without what a camera or an editor writes next to its pixels: place, time, device, author, a second
 * picture or a video behind it. Pixels, colour profile and orientation stay. `null` if it has to be drawn again.
 */
export function withoutMetadata(bytes: Bytes): Bytes | null {
  const type = imageType(bytes);
  if (type === 'image/jpeg') return jpeg(bytes);
  if (type === 'image/png') return png(bytes);
  return isBareWebp(bytes) || isBareGif(bytes) ? bytes : null;
}

const EOI = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

function jpeg(bytes: Bytes): Bytes | null {
  const kept: Bytes[] = [bytes.subarray(0, 2)];
  let orientation = UPRIGHT;
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    // A decoder skips what it does not expect here.
    if (bytes[at] !== 0xff || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    let end = at + 2 + uint16(bytes, at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (isExif(bytes, at)) orientation = exifOrientation(bytes.subarray(at + 10, end));
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    if (isNeeded(bytes, at, marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (orientation !== UPRIGHT) kept.splice(1, 0, exifSegment(orientation));
  return join(kept);
}

/** Tables, frames and scans, and of the other segments JFIF, the colour profile and how Adobe encodes colours. */
function isNeeded(bytes: Bytes, at: number, marker: number): boolean {
  if (marker === 0xe2) return ascii(bytes, at + 4, 12) === 'ICC_PROFILE\0';
  if (marker === 0xe0) return ascii(bytes, at + 4, 5) === 'JFIF\0';
  if (marker === 0xee) return ascii(bytes, at + 4, 5) === 'Adobe';
  return marker !== COMMENT && !(marker >= 0xe0 && marker <= 0xef);
}

/** A scan ends at the next marker that is neither escaped data nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function isExif(bytes: Bytes, at: number): boolean {
  return bytes[at + 1] === 0xe1 && ascii(bytes, at + 4, EXIF.length) === EXIF;
}

/** The orientation in TIFF data, 1 to 8. */
function exifOrientation(tiff: Bytes): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = ascii(tiff, 0, 2) === 'II';
    const start = view.getUint32(4, isLittle);
    const count = view.getUint16(start, isLittle);
    for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
      if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : UPRIGHT;
    }
  } catch {
    // A damaged block has no orientation for a browser either.
  }
  return UPRIGHT;
}

/** TIFF data with the orientation only. */
function tiffOf(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  return [...header, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
}

function exifSegment(orientation: number): Bytes {
  const body = [...codes(EXIF), ...tiffOf(orientation)];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}

const PNG_HEADER = 8;
/** Chunks of pixels, colours and animation. */
const PNG_NEEDED =
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' ');

function png(bytes: Bytes): Bytes | null {
  const kept: Bytes[] = [bytes.subarray(0, PNG_HEADER)];
  for (let at = PNG_HEADER; at < bytes.length; ) {
    if (at + 12 > bytes.length) return null;
    const name = ascii(bytes, at + 4, 4);
    const end = at + 12 + uint32(bytes, at);
    if (end > bytes.length) return null;
    if (name === 'eXIf') {
      const orientation = exifOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== UPRIGHT) kept.push(pngChunk(name, tiffOf(orientation)));
    }
    if (PNG_NEEDED.includes(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return join(kept);
}

function pngChunk(name: string, data: readonly number[]): Bytes {
  const body = [...codes(name), ...data];
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(body, 4);
  view.setUint32(chunk.length - 4, crc32(body));
  return chunk;
}

function crc32(bytes: readonly number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const WEBP_NEEDED = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/** Whether a WebP ends with its pixels and has no other chunks. */
function isBareWebp(bytes: Bytes): boolean {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!WEBP_NEEDED.includes(ascii(bytes, at, 4))) return false;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

/** Whether a GIF has no XMP; no camera writes GIF. */
function isBareGif(bytes: Bytes): boolean {
  if (ascii(bytes, 0, 3) !== 'GIF') return false;
  const [first = 0, ...rest] = codes('XMP DataXMP');
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (rest.every((code, index) => bytes[at + 1 + index] === code)) return false;
  }
  return true;
}

function uint16(bytes: Bytes, at: number): number {
  return (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0);
}

function uint32(bytes: Bytes, at: number): number {
  return uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);
}

function ascii(bytes: Bytes, at: number, length: number): string {
  return Array.from(bytes.subarray(at, at + length), (code) => String.fromCharCode(code)).join('');
}

function codes(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0));
}

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
