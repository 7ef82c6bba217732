import { deflateSync } from 'node:zlib';

const NAME = /^[a-z0-9-]{1,60}\.(svg|png)$/;

/** A drawn picture for any plain name, so that seeded data needs no files. */
export function drawPicture(name: string): { contentType: string; bytes: Uint8Array } | null {
  const [, kind] = NAME.exec(name) ?? [];
  if (!kind) return null;
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  if (kind === 'png') return { contentType: 'image/png', bytes: drawPng(hue) };
  return { contentType: 'image/svg+xml', bytes: Buffer.from(drawSvg(name, hue)) };
}

function drawSvg(name: string, hue: number): string {
  const words = name.replace('.svg', '').split('-');
  const initials = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  const [light, dark] = [`hsl(${hue} 55% 72%)`, `hsl(${(hue + 40) % 360} 45% 42%)`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="400" height="300" fill="url(#g)"/><circle cx="200" cy="150" r="92" fill="#fff" fill-opacity=".85"/>
<text x="200" y="175" font-family="sans-serif" font-size="72" text-anchor="middle" fill="${dark}">${initials.join('')}</text>
</svg>`;
}

/** A sheet with grey lines, like a scanned page. */
function drawPng(hue: number): Uint8Array {
  const [width, height] = [240, 320];
  const rows = Buffer.alloc(height * (width + 1), 0xf4);
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0;
    const isLine = y > 40 && y < 290 && (y + hue) % 22 < 5;
    if (isLine) rows.fill(0x9a, y * (width + 1) + 30, y * (width + 1) + 210);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
