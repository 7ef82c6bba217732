import type { PaperLine } from './readPaper.ts';

const STYLES = `
body { margin: 0; padding: 1rem; background: #ddd; font: 14px system-ui, sans-serif; }
article { width: 50ch; margin: 1rem auto; padding: 1rem; background: #fff; color: #000; font: 14px/1.3 monospace; }
article div { min-height: 1.3em; white-space: pre; transform-origin: left; }
hr { border: 0; border-top: 2px dashed #888; }
img { display: block; max-width: 48ch; image-rendering: pixelated; }
form { text-align: center; }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** A page with the tickets of the printer, the last one first, and buttons that set its state. */
export function drawPaper(tickets: readonly (readonly PaperLine[])[], state: string): string {
  const button = (value: string, label: string) =>
    `<button name="state" value="${value}"${state === value ? ' disabled' : ''}>${label}</button>`;
  const drawn = tickets
    .toReversed()
    .map((lines) => `<article>${lines.map(draw).join('')}</article>`);
  return toPage(`<form method="post" action="/print-bridge/state">${button('', 'Ready')} ${button('paper', 'Paper out')} ${button('cover', 'Cover open')} <a href="/print-bridge">Reload</a></form>
${drawn.join('\n') || '<p>Nothing printed yet</p>'}`);
}

/** A page that asks for the key of the run. */
export function askForKey(): string {
  return toPage(`<form method="post" action="/print-bridge/key">
<label>Key of this run, as in the terminal <input name="key" type="password" required></label> <button>Open</button></form>`);
}

function toPage(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Printer</title>
<style>${STYLES}</style>
${content}</html>`;
}

function draw(line: PaperLine): string {
  if (line.type === 'cut') return '<hr>';
  if (line.type === 'image') return `<img alt="" src="${toBitmap(line)}">`;
  const { text, isStrong, isCentered, width, height } = line;
  const styles = [
    isStrong && 'font-weight:700',
    isCentered && 'text-align:center',
    height > 1 && `font-size:${14 * Math.max(width, height * 0.7)}px`,
  ];
  return `<div style="${styles.filter(Boolean).join(';')}">${escaped(text)}</div>`;
}

const HEADER_BYTES = 62;

/** A BMP picture with two colours. */
function toBitmap({ width, height, data }: Extract<PaperLine, { type: 'image' }>): string {
  const rowBytes = width / 8;
  // Rows are padded to four bytes.
  const stride = Math.ceil(rowBytes / 4) * 4;
  const bitmap = Buffer.alloc(HEADER_BYTES + stride * height);
  bitmap.write('BM');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(HEADER_BYTES, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  // A negative height starts at the top.
  bitmap.writeInt32LE(-height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(1, 28);
  bitmap.writeUInt32LE(0x00ff_ffff, 54);
  for (let row = 0; row < height; row += 1) {
    bitmap.set(data.subarray(row * rowBytes, (row + 1) * rowBytes), HEADER_BYTES + row * stride);
  }
  return `data:image/bmp;base64,${bitmap.toString('base64')}`;
}
