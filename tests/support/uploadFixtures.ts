import { MAX_BYTES } from '../../src/core/uploads/checkUpload';
import type { FileProblem } from '../../src/core/uploads/fileChoice';

/** One of the forty generated files for the upload tests in Node and in a real browser. */
export interface UploadFixture {
  title: string;
  files: readonly FixtureFile[];
  verdict: 'ok' | Exclude<FileProblem, 'gone'>;
  /** The file is broken, but its first bytes are valid, so that only a decoder finds the fault. */
  isBroken?: boolean;
}

interface FixtureFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A grey JPEG of 8 × 8 pixels. */
const TINY_JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKra' +
  'rYqMyP/L2u71////m8H////6/+b9//j/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAA' +
  'AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

const jpeg = Uint8Array.from(atob(TINY_JPEG), (letter) => letter.charCodeAt(0));
const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const GREY = 0;
const RGB = 2;
const RGBA = 6;
const CHANNELS: Readonly<Record<number, number>> = { [GREY]: 1, [RGB]: 3, [RGBA]: 4 };

/** A white PNG without compression. */
function png(width: number, height: number, kind = RGB): Bytes {
  const line = 1 + width * (CHANNELS[kind] ?? 1);
  const rows = new Uint8Array(line * height).fill(0xff);
  for (let y = 0; y < height; y += 1) rows[y * line] = 0;
  return join(
    PNG_MAGIC,
    header(width, height, kind),
    chunk('IDAT', stored(rows)),
    chunk('IEND', []),
  );
}

function header(width: number, height: number, kind = RGB): Bytes {
  return chunk('IHDR', join(uint32(width), uint32(height), [8, kind, 0, 0, 0]));
}

function chunk(name: string, data: ArrayLike<number>): Bytes {
  const body = join(ascii(name), data);
  return join(uint32(data.length), body, uint32(crc32(body)));
}

/** A zlib stream of stored blocks. */
function stored(data: Bytes): Bytes {
  const blocks: ArrayLike<number>[] = [[0x78, 0x01]];
  for (let at = 0; at < data.length; at += 0xffff) {
    const part = data.subarray(at, at + 0xffff);
    const size = [part.length & 0xff, part.length >> 8];
    const isLast = at + 0xffff >= data.length;
    blocks.push([isLast ? 1 : 0, ...size, ...size.map((byte) => byte ^ 0xff)], part);
  }
  return join(...blocks, uint32(adler32(data)));
}

function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Bytes): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function ascii(words: string): Bytes {
  return Uint8Array.from(words, (letter) => letter.charCodeAt(0));
}

function join(...parts: readonly ArrayLike<number>[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The given picture, padded with zeros to a size. */
function padded(bytes: Bytes, size: number): Bytes {
  const whole = new Uint8Array(size);
  whole.set(bytes);
  return whole;
}

/** A JPEG whose header has other dimensions. */
function jpegOf(width: number, height: number): Bytes {
  const copy = jpeg.slice();
  const frame = copy.findIndex((byte, at) => byte === 0xff && copy[at + 1] === 0xc0);
  copy.set([height >> 8, height & 0xff, width >> 8, width & 0xff], frame + 5);
  return copy;
}

/** A JPEG with a segment inserted after its start. */
export function jpegWith(segment: ArrayLike<number>): Bytes {
  return join(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

const small = png(3, 2);

/** The small PNG with a chunk before its end. */
export function pngWith(name: string, data: ArrayLike<number>): Bytes {
  const end = small.length - 12;
  return join(small.subarray(0, end), chunk(name, data), small.subarray(end));
}

const pdf = ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
const gif = join(ascii('GIF89a'), [1, 0, 1, 0, 0, 0, 0, 0x3b]);
const webp = join(ascii('RIFF'), [26, 0, 0, 0], ascii('WEBPVP8L'));
const svg = ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = ascii('<!doctype html><script>alert(1)</script>');
const program = join(ascii('MZ'), new Uint8Array(64));
const heic = join([0, 0, 0, 24], ascii('ftypheic'), new Uint8Array(16));

function one(
  title: string,
  verdict: UploadFixture['verdict'],
  type: string,
  bytes: Bytes,
  name = 'document',
): UploadFixture {
  return { title, verdict, files: [{ name, type, bytes }] };
}

function broken(title: string, type: string, bytes: Bytes): UploadFixture {
  return { ...one(title, 'unreadable', type, bytes), isBroken: true };
}

const PNG = 'image/png';
const JPEG = 'image/jpeg';
const file = { name: 'a.png', type: PNG, bytes: small };

export const uploadFixtures: readonly UploadFixture[] = [
  one('a PNG', 'ok', PNG, small, 'licence.png'),
  one('a PNG in grey', 'ok', PNG, png(4, 4, GREY)),
  one('a PNG with transparency', 'ok', PNG, png(4, 4, RGBA)),
  one('a PNG of the size of a photo', 'ok', PNG, png(600, 400), 'scan.PNG'),
  one('a PNG named and declared a JPEG', 'ok', JPEG, small, 'licence.jpg'),
  one('a PNG with a Hindi name', 'ok', PNG, small, 'लाइसेंस.png'),
  one('a PNG with a name that turns around', 'ok', PNG, small, 'licence‮gpj.png'),
  one('a PNG with a long name', 'ok', PNG, small, `${'n'.repeat(200)}.png`),
  one('a PNG without an ending', 'ok', PNG, small, 'licence'),
  one('a JPEG', 'ok', JPEG, jpeg, 'pan.jpeg'),
  one('a JPEG declared a PNG', 'ok', PNG, jpeg, 'pan.png'),
  one('a JPEG declared image/jpg', 'ok', 'image/jpg', jpeg),
  one('a JPEG with a comment first', 'ok', JPEG, jpegWith([0xff, 0xfe, 0, 4, 104, 105])),
  one('a JPEG with fill bytes', 'ok', JPEG, jpegWith([0xff, 0xff])),
  one('a PNG of exactly 10 MB', 'ok', PNG, padded(small, MAX_BYTES), 'exact.png'),
  one('a JPEG of exactly 10 MB', 'ok', JPEG, padded(jpeg, MAX_BYTES), 'exact.jpg'),
  one('a PNG one byte below 10 MB', 'ok', PNG, padded(small, MAX_BYTES - 1), 'below.png'),
  one('a PNG one byte over 10 MB', 'size', PNG, padded(small, MAX_BYTES + 1), 'over.png'),
  one('a JPEG one byte over 10 MB', 'size', JPEG, padded(jpeg, MAX_BYTES + 1), 'over.jpg'),
  one('a PDF over 10 MB', 'size', 'application/pdf', padded(pdf, MAX_BYTES + 1), 'over.pdf'),
  one('an empty PNG', 'empty', PNG, new Uint8Array()),
  one('an empty PDF', 'empty', 'application/pdf', new Uint8Array()),
  one('a PDF', 'type', 'application/pdf', pdf, 'licence.pdf'),
  one('a PDF disguised as a PNG', 'type', PNG, pdf, 'licence.png'),
  one('a PDF disguised as a JPEG', 'type', JPEG, pdf, 'licence.jpg'),
  one('a GIF', 'type', 'image/gif', gif),
  one('a GIF disguised as a PNG', 'type', PNG, gif),
  one('a WebP disguised as a JPEG', 'type', JPEG, webp),
  one('a drawing with a script', 'type', 'image/svg+xml', svg),
  one('a drawing disguised as a PNG', 'type', PNG, svg),
  one('a web page disguised as a JPEG', 'type', JPEG, page),
  one('a program disguised as a JPEG', 'type', JPEG, program),
  one('a photo of an iPhone', 'type', 'image/heic', heic),
  one('a PNG declared as bytes', 'type', 'application/octet-stream', small),
  one('the signature of a PNG alone', 'unreadable', PNG, join(PNG_MAGIC)),
  one('the signature of a JPEG alone', 'unreadable', JPEG, join([0xff, 0xd8, 0xff, 0xe0])),
  broken('a PNG that ends after its header', PNG, join(PNG_MAGIC, header(3, 2))),
  one('a PNG that unfolds into gigabytes', 'pixels', PNG, join(PNG_MAGIC, header(20_000, 20_000))),
  one('a JPEG of more than 50 megapixels', 'pixels', JPEG, jpegOf(10_000, 5_001)),
  { title: 'two files at once', verdict: 'count', files: [file, { ...file, name: 'b.png' }] },
];
