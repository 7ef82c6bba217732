import type { TicketLine } from '../../../core/contracts';
import type { Block, ItemBlock } from '../ticket/blocks';
import { plainText } from './plainText';

/** Text that starts a line, with an optional text at its end. */
export interface Row {
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

const DIET_MARKS: Readonly<Record<NonNullable<TicketLine['diet']>, string>> = {
  veg: '[V]',
  nonVeg: '[NV]',
  egg: '[E]',
};

/** The columns of the longest quantity. */
export function quantityWidth(blocks: readonly Block[]): number {
  const widths = blocks.map((block) =>
    block.type === 'item' ? plainText(block.quantity).length : 0,
  );
  return Math.max(0, ...widths);
}

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

function row(
  start: string,
  { lead = '', end = '', size = 'normal', ...look }: Partial<Row> = {},
): Row {
  const { isStrong = false, isCentered = false, isBoxed = false } = look;
  const { indent = 0 } = look;
  const text = plainText(start);
  return { lead, start: text, end, size, isStrong, isCentered, indent, isBoxed };
}
