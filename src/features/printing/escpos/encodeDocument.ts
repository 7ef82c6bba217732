import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Block } from '../ticket/blocks';
import { drawRow } from './drawRow';
import { dotsOf, LINE_WIDTHS, type LineWidth } from './lineWidths';
import { CODE_PAGE, isPrintable } from './plainText';
import { quantityWidth, type Row, rowsOf } from './rows';
import { wrapWords } from '../../../core/format/wrapWords';

/** How many times wider and higher a letter is than in the standard font. */
const SCALE = { normal: [1, 1], large: [1, 2], huge: [4, 4] } as const;

/** Number of lines between the last text and the cutter. */
const FEED_LINES = 4;
const LINE_FEED = 0x0a;

/** Encodes one copy as ESC/POS; the last command cuts the paper. */
export function encodeDocument(blocks: readonly Block[], columns: LineWidth): Uint8Array {
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
      if (isPrintable(`${row.lead}${row.start}${row.end}`)) addText(encoder, row, columns);
      // The encoder ends an image with a line feed, which would leave a blank line.
      else encoder.lineSpacing('none').image(drawRow(row, dots)).lineSpacing('default');
    }
  }
  return encoder.cut('partial').encode();
}

/** Lines of each width, longest first. The encoder would break those that are longer than its own width. */
function addRuler(encoder: ReceiptPrinterEncoder): void {
  for (const width of [...LINE_WIDTHS].reverse()) {
    const line = `${width} `.padEnd(width - 1, '-') + '|';
    encoder.raw([...new TextEncoder().encode(line), LINE_FEED]);
  }
}

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
