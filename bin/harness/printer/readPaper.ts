/** A line on paper. */
export type PaperLine =
  | {
      type: 'text';
      text: string;
      isStrong: boolean;
      isCentered: boolean;
      width: number;
      height: number;
    }
  /** `data` has one bit for each dot, from the top left; a row has `width / 8` bytes. */
  | { type: 'image'; width: number; height: number; data: Uint8Array }
  | { type: 'cut' };

/** Limits of one ticket, which the page has to draw. */
const MAX_LINES = 2_000;
const MAX_DOTS = 4_000_000;

export class TooMuchPaper extends Error {
  override message = 'A ticket has at most 2,000 lines and 4 million dots of pictures';
}

const [DLE, LF, ESC, FS, GS] = [0x10, 0x0a, 0x1b, 0x1c, 0x1d];

/** The number of bytes after each command, by its name. */
const ESC_LENGTHS: Readonly<Record<string, number>> = { '@': 0, '2': 0 };
const GS_LENGTHS: Readonly<Record<string, number>> = { L: 2, W: 2 };

/** The upper half of code page 437. */
const LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const PLAIN = { isStrong: false, isCentered: false, width: 1, height: 1 };

const letter = (byte: number) =>
  byte < 128 ? String.fromCharCode(byte) : (LETTERS[byte - 128] ?? '');

/**
 * Reads ESC/POS as a printer with code page 437 does. It knows the commands that the portal sends. Throws
 * `TooMuchPaper`: a few bytes can feed many lines or announce a huge picture.
 */
export function readPaper(bytes: Uint8Array): PaperLine[] {
  const lines: PaperLine[] = [];
  let look = PLAIN;
  /** How the line began; it can be reset before its end. */
  let begun: typeof PLAIN | undefined;
  let text = '';
  let at = 0;
  let dots = 0;
  const add = (line: PaperLine) => {
    if (lines.push(line) > MAX_LINES) throw new TooMuchPaper();
  };
  const next = () => bytes[at++] ?? 0;
  const feed = () => {
    add({ type: 'text', text, ...(begun ?? look) });
    text = '';
    begun = undefined;
  };

  function escape(): void {
    const name = String.fromCharCode(next());
    const value = name in ESC_LENGTHS ? 0 : next();
    if (name === '@') look = PLAIN;
    if (name === 'E') look = { ...look, isStrong: value === 1 };
    if (name === 'a') look = { ...look, isCentered: value === 1 };
    if (name === 'd') for (let count = 0; count < value; count += 1) feed();
  }

  function image(): void {
    at += 2;
    const width = (next() + next() * 256) * 8;
    const height = next() + next() * 256;
    const end = at + (width / 8) * height;
    dots += width * height;
    if (dots > MAX_DOTS) throw new TooMuchPaper();
    add({ type: 'image', width, height, data: bytes.slice(at, end) });
    at = end;
  }

  function group(): void {
    const name = String.fromCharCode(next());
    if (name === 'v') return image();
    const value = next();
    at += (GS_LENGTHS[name] ?? 1) - 1;
    if (name === '!') look = { ...look, width: (value >> 4) + 1, height: (value & 7) + 1 };
    if (name === 'V') {
      // These two cut commands have a second byte, the length of the feed.
      if (value === 65 || value === 66) at += 1;
      add({ type: 'cut' });
    }
  }

  while (at < bytes.length) {
    const byte = next();
    if (byte === ESC) escape();
    else if (byte === GS) group();
    else if (byte === FS) at += 1;
    else if (byte === DLE) at += 2;
    else if (byte === LF) feed();
    else if (byte >= 0x20) {
      begun ??= look;
      text += letter(byte);
    }
  }
  if (text) feed();
  return lines;
}
