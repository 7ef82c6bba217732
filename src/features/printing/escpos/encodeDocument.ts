import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { TicketLine } from '../../../core/contracts';
import { largest } from '../../../core/extremes';
import { wrapWords } from '../../../core/format/wrapWords';
import type { Block, ItemBlock } from '../ticket/documentOf';
import { dotsOf, LINE_WIDTHS, type LineWidth } from './lineWidths';
import { CODE_PAGE, isPrintable, plainText } from './plainText';

/** Number of lines between the last text and the cutter. */
const FEED_LINES = 4;

/**
 * Encodes one copy as ESC/POS; the last command cuts the paper. The lines of a printer run from left to right, so rows from
 * right to left are drawn (c125).
 */
export function encodeDocument(
  blocks: readonly Block[],
  columns: LineWidth,
  isFromRight = false,
): Uint8Array {
  const dots = dotsOf(columns);
  const quantityColumns = quantityWidth(blocks);
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    imageMode: 'raster',
    feedBeforeCut: FEED_LINES,
  });
  encoder.initialize().codepage(CODE_PAGE);
  for (const block of blocks) {
    if (block.type === 'ruler') {
      addRuler(encoder);
      continue;
    }
    const rows = rowsOf(block, quantityColumns);
    if (!rows) encoder.rule();
    for (const row of rows ?? []) {
      const isInPlace = row.isCentered || !isFromRight;
      if (isInPlace && isPrintable(`${row.lead}${row.start}${row.end}`)) {
        addText(encoder, row, columns);
        continue;
      }
      // The encoder ends an image with a line feed, which would leave a blank line.
      encoder
        .lineSpacing('none')
        .image(drawRow(row, dots, isFromRight))
        .lineSpacing('default');
    }
  }
  return encoder.cut('partial').encode();
}

/** The columns of the longest quantity. */
function quantityWidth(blocks: readonly Block[]): number {
  const widths = blocks.map((block) =>
    block.type === 'item' ? plainText(block.quantity).length : 0,
  );
  return Math.max(0, ...widths);
}

const LINE_FEED = 0x0a;

/** Lines of each width, longest first. The encoder would break those that are longer than its own width. */
function addRuler(encoder: ReceiptPrinterEncoder): void {
  for (const width of [...LINE_WIDTHS].reverse()) {
    const line = `${width} `.padEnd(width - 1, '-') + '|';
    encoder.raw([...new TextEncoder().encode(line), LINE_FEED]);
  }
}

/** Text that starts a line, with an optional text at its end. */
interface Row {
  /** Text at the end of the indent of the first line: the quantity, so that names are below each other. */
  lead: string;
  start: string;
  end: string;
  size: 'normal' | 'large' | 'huge';
  isStrong: boolean;
  isCentered: boolean;
  /** In columns. */
  indent: number;
  isBoxed: boolean;
}

/** Space between a quantity and its name, in columns. */
const GAP = 1;

/** The rows of a block; `null` for a rule. Quantities end in the same column. */
export function rowsOf(
  block: Exclude<Block, { type: 'ruler' }>,
  quantityColumns = quantityWidth([block]),
): Row[] | null {
  switch (block.type) {
    case 'rule':
      return null;
    case 'text': {
      const { text, size, isStrong = false, isCentered = false } = block;
      return [row(text, { size: size === 'small' ? 'normal' : size, isStrong, isCentered })];
    }
    case 'pair':
      return [row(block.start, { end: plainText(block.end), isStrong: block.isStrong })];
    case 'box':
      return [row(`${block.title}: ${block.text}`, { isStrong: true, isBoxed: true })];
    case 'item':
      return itemRows(block, quantityColumns + GAP);
  }
}

function row(
  start: string,
  { lead = '', end = '', size = 'normal', ...look }: Partial<Row> = {},
): Row {
  const { isStrong = false, isCentered = false, isBoxed = false } = look;
  const { indent = 0 } = look;
  const text = plainText(start);
  return { lead, start: text, end, size, isStrong, isCentered, indent, isBoxed };
}

const DIET_MARKS: Readonly<Record<NonNullable<TicketLine['diet']>, string>> = {
  veg: '[V]',
  nonVeg: '[NV]',
  egg: '[E]',
};

function itemRows(
  { quantity, name, diet, details, note, amount }: ItemBlock,
  indent: number,
): Row[] {
  const mark = diet ? `${DIET_MARKS[diet]} ` : '';
  const look = amount === undefined ? ({ size: 'large', isStrong: true } as const) : {};
  const end = plainText(amount ?? '');
  return [
    row(`${mark}${name}`, { ...look, end, indent, lead: plainText(quantity) }),
    ...details.map((detail) => row(detail, { indent })),
    ...(note ? [row(note, { isStrong: true, isBoxed: true })] : []),
  ];
}

/** How many times wider and higher a letter is than in the standard font. */
const SCALE = { normal: [1, 1], large: [1, 2], huge: [4, 4] } as const;

function addText(encoder: ReceiptPrinterEncoder, row: Row, columns: number): void {
  const [width, height] = SCALE[row.size];
  if (row.isBoxed) {
    const { start: text, isStrong } = row;
    encoder.box({ outline: 'single', width: columns }, (box) => box.bold(isStrong).text(text));
    return;
  }
  encoder
    .align(row.isCentered ? 'center' : 'left')
    .bold(row.isStrong)
    .size(width, height);
  for (const line of linesOf(row, Math.floor(columns / width))) encoder.line(line);
  encoder.size(1, 1).bold(false).align('left');
}

/** The text at the end is on the first line, or on a separate line if it would leave too little room. */
export function linesOf({ lead, start, end, indent }: Row, columns: number): string[] {
  const isApart = end.length > columns / 2;
  const room = columns - (end && !isApart ? end.length + 1 : 0);
  const leading = lead ? `${lead.padStart(indent - 1)} ` : ' '.repeat(indent);
  const indented = (line: string, at: number) => (at === 0 ? leading : ' '.repeat(indent)) + line;
  const lines = wrapWords(start, (line, at) => indented(line, at).length <= room).map(indented);
  if (isApart) return [...lines, end.padStart(columns)];
  const [first = '', ...others] = lines;
  return [end ? first.padEnd(columns - end.length) + end : first, ...others];
}

/** In dots. */
const FONTS = { normal: 24, large: 34, huge: 96 } as const;

const COLUMN = 12;

const LINE = 1.4;

const BOX_PADDING = 10;

/** A letter of a script that runs from right to left; numbers run from left to right. */
const FROM_RIGHT = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

const FIRST_FROM_RIGHT = new RegExp(`^\\P{L}*${FROM_RIGHT.source}`, 'u');

/** Whether a text runs from right to left; in an Urdu document, all do except names in other letters, and amounts. */
const runsFromRight = (text: string, isFromRight: boolean) =>
  (isFromRight ? FROM_RIGHT : FIRST_FROM_RIGHT).test(text);

const FAMILY = `system-ui, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif`;

/** Draws a row as an image of `width` dots, for letters that the printer does not have. */
function drawRow(row: Row, width: number, isFromRight: boolean): ImageData {
  const canvas = document.createElement('canvas');
  const size = FONTS[row.size];
  const font = `${row.isStrong ? '700 ' : ''}${size}px ${FAMILY}`;
  const context = contextOf(canvas);
  context.font = font;
  const padding = row.isBoxed ? BOX_PADDING : 0;
  const column = (COLUMN * size) / FONTS.normal;
  const indent = row.indent * column + padding;
  const endWidth = row.end ? context.measureText(row.end).width + COLUMN : 0;
  const room = width - padding - endWidth;
  const lines = wrapWords(row.start, (line) => indent + context.measureText(line).width <= room);
  context.textBaseline = 'middle';
  // Letters of some scripts, such as Urdu in Nastaliq, are higher than a line.
  const inks = [row.lead, row.end, ...lines].map((line) => context.measureText(line));
  const half = (size * LINE) / 2;
  const above = largest([half, ...inks.map((ink) => ink.actualBoundingBoxAscent)]);
  const below = largest([half, ...inks.map((ink) => ink.actualBoundingBoxDescent)]);
  const lineHeight = Math.ceil(above + below);
  canvas.width = width;
  // The encoder needs a multiple of eight.
  canvas.height = Math.ceil((lines.length * lineHeight + 2 * padding) / 8) * 8;
  // A canvas is cleared when its size changes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = font;
  context.textBaseline = 'middle';
  /** Writes a text that starts or ends `from` dots from the side where lines start. */
  const write = (text: string, from: number, y: number, { isEnd = false, isRtl = false }) => {
    context.textAlign = isEnd === isFromRight ? 'left' : 'right';
    context.direction = isRtl ? 'rtl' : 'ltr';
    context.fillText(text, isFromRight ? width - from : from, y);
  };
  const isRtl = runsFromRight(row.start, isFromRight);
  for (const [at, line] of lines.entries()) {
    const x = row.isCentered ? (width - context.measureText(line).width) / 2 : indent;
    write(line, x, padding + at * lineHeight + above, { isRtl });
  }
  if (row.lead)
    write(row.lead, indent - column, padding + above, { isEnd: true, isRtl: isFromRight });
  if (row.end) {
    const isEndRtl = runsFromRight(row.end, isFromRight);
    write(row.end, width, padding + above, { isEnd: true, isRtl: isEndRtl });
  }
  if (row.isBoxed) {
    context.lineWidth = 3;
    context.strokeRect(2, 2, canvas.width - 4, canvas.height - 4);
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas');
  return context;
}
