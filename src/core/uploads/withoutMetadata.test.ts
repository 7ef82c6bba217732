// @vitest-environment node
import { expect, test } from 'vitest';
import { jpegWith, pngWith, uploadFixtures } from '../../../tests/support/uploadFixtures';
import { withoutMetadata } from './withoutMetadata';

const bytesOf = (title: string) =>
  uploadFixtures.find((one) => one.title === title)?.files[0]?.bytes ?? new Uint8Array();
const JPEG = bytesOf('a JPEG');
const PNG = bytesOf('a PNG');
const latin = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');
const ascii = (words: string) => Uint8Array.from(Buffer.from(words, 'latin1'));

/** TIFF data with an orientation and a place, as a phone writes it. */
function exif({ orientation, isLittle }: { orientation: number; isLittle: boolean }): Buffer {
  const tiff = Buffer.alloc(64);
  const put16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const put32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM');
  put16(42, 2);
  put32(8, 4);
  put16(2, 8);
  // The GPS block, then the orientation.
  put16(0x8825, 10);
  put16(4, 12);
  put32(1, 14);
  put32(40, 18);
  put16(0x0112, 22);
  put16(3, 24);
  put32(1, 26);
  put16(orientation, 30);
  tiff.write('GPS 12.97N 77.59E', 40);
  return tiff;
}

function segment(marker: number, body: Uint8Array | Buffer): Uint8Array<ArrayBuffer> {
  const size = body.length + 2;
  return Uint8Array.from([0xff, marker, size >> 8, size & 0xff, ...body]);
}

const camera = (orientation = 1, isLittle = true) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif({ orientation, isLittle })]));
const ICC = segment(0xe2, ascii('ICC_PROFILE\0\x01\x01Display P3'));

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['the data of a camera', camera()],
  ['XMP', segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x>GPS</x>'))],
  ['IPTC', segment(0xed, ascii('Photoshop 3.0\x008BIM GPS'))],
  ['a comment', segment(0xfe, ascii('GPS'))],
  ['a list of more pictures', segment(0xe2, ascii('MPF\0 GPS'))],
  ['data of an editor', segment(0xec, ascii('Ducky GPS'))],
])('a JPEG loses %s', (_name, added) => {
  expect(withoutMetadata(jpegWith(added))).toEqual(JPEG);
});

test('a JPEG loses what comes after its end', () => {
  const video = ascii('....ftypmp42 GPS');
  expect(withoutMetadata(Uint8Array.from([...JPEG, ...video]))).toEqual(JPEG);
});

test('a JPEG loses a block between two scans', () => {
  const scan = JPEG.subarray(latin(JPEG).indexOf('\xff\xda'), -2);
  const twice = (...between: Uint8Array[]) =>
    Uint8Array.from([
      ...JPEG.subarray(0, -2),
      ...between.flatMap((part) => [...part]),
      ...scan,
      0xff,
      0xd9,
    ]);
  expect(withoutMetadata(twice(camera()))).toEqual(twice());
});

test('a JPEG keeps its colour profile', () => {
  expect(withoutMetadata(jpegWith(ICC))).toEqual(jpegWith(ICC));
});

test.each([
  [3, true],
  [6, true],
  [8, false],
])('a JPEG with orientation %i keeps only that', (orientation, isLittle) => {
  const clean = withoutMetadata(jpegWith(camera(orientation, isLittle)));
  expect(latin(clean)).not.toContain('GPS');
  const at = latin(clean).indexOf('Exif\0\0');
  expect(at).toBe(6);
  const tiff = Buffer.from(clean ?? []).subarray(at + 6);
  expect([tiff.readUInt16BE(10), tiff.readUInt16BE(18)]).toEqual([0x0112, orientation]);
  expect(withoutMetadata(clean ?? new Uint8Array())).toEqual(clean);
});

test.each([
  ['an orientation that does not exist', camera(9)],
  ['a damaged block', segment(0xe1, ascii('Exif\0\0MM\0*\x7f\xff\xff\xff'))],
])('a JPEG with %s is upright', (_name, added) => {
  expect(withoutMetadata(jpegWith(added))).toEqual(JPEG);
});

test.each([
  ['bytes between its segments', jpegWith(ascii('GPS'))],
  ['a segment that is longer than the file', jpegWith([0xff, 0xe1, 0xff, 0xff])],
])('a JPEG with %s has to be drawn again', (_name, bytes) => {
  expect(withoutMetadata(bytes)).toBeNull();
});

test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'])('a PNG loses %s', (name) => {
  expect(withoutMetadata(pngWith(name, ascii('GPS')))).toEqual(PNG);
});

test.each(['iCCP', 'gAMA', 'pHYs'])('a PNG keeps %s', (name) => {
  const bytes = pngWith(name, ascii('some data'));
  expect(withoutMetadata(bytes)).toEqual(bytes);
});

test('a PNG loses what comes after its end', () => {
  expect(withoutMetadata(Uint8Array.from([...PNG, ...ascii('GPS')]))).toEqual(PNG);
});

test('a PNG that is rotated keeps only that', () => {
  const clean = withoutMetadata(pngWith('eXIf', exif({ orientation: 6, isLittle: true })));
  expect(latin(clean)).not.toContain('GPS');
  const kept = withoutMetadata(pngWith('eXIf', exif({ orientation: 6, isLittle: false })));
  expect(kept).toEqual(clean);
  const tiff = exif({ orientation: 6, isLittle: false }).subarray(0, 8);
  expect(latin(clean)).toContain(latin(tiff));
});

test('a PNG whose chunk is longer than the file has to be drawn again', () => {
  expect(withoutMetadata(PNG.slice(0, -4))).toBeNull();
});

const webp = (...chunks: string[]) =>
  ascii(`RIFF....WEBP${chunks.map((name) => `${name}\x04\0\0\0data`).join('')}`);

test.each([
  ['a WebP', webp('VP8X', 'VP8 '), true],
  ['a WebP with the data of a camera', webp('VP8X', 'VP8 ', 'EXIF'), false],
  ['a WebP with XMP', webp('VP8 ', 'XMP '), false],
  ['a GIF', ascii('GIF89a X'), true],
  ['a GIF with XMP', ascii('GIF89a X\x21\xff\x0bXMP DataXMP GPS'), false],
  ['a picture that only the browser knows', ascii('....ftypavif'), false],
])('%s is sent unchanged: %s', (_name, bytes, isBare) => {
  expect(withoutMetadata(bytes)).toEqual(isBare ? bytes : null);
});
