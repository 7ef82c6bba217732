import type { TicketLine } from '../../../core/contracts';
import type { Block, ItemBlock } from '../ticket/blocks';
import { plainText } from './plainText';

/** Text that starts a line, with an optional text at its end. */
export interface Row {
  start: string;
  end: string;
  size: 'normal' | 'large' | 'huge';
  isStrong: boolean;
  isCentered: boolean;
  /** In columns. */
  indent: number;
  /** Indent of the lines after the first, in columns. */
  hangingIndent: number;
  isBoxed: boolean;
}

const DETAIL_INDENT = 4;

const DIET_MARKS: Readonly<Record<NonNullable<TicketLine['diet']>, string>> = {
  veg: '[V]',
  nonVeg: '[NV]',
  egg: '[E]',
};

/** The rows of a block; `null` for a rule. */
export function rowsOf(block: Block): Row[] | null {
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
      return itemRows(block);
  }
}

function itemRows({ quantity, name, diet, details, note, amount }: ItemBlock): Row[] {
  const mark = diet ? ` ${DIET_MARKS[diet]}` : '';
  const look = amount === undefined ? ({ size: 'large', isStrong: true } as const) : {};
  const end = plainText(amount ?? '');
  return [
    row(`${quantity}${mark} ${name}`, { ...look, end, hangingIndent: DETAIL_INDENT }),
    ...details.map((detail) => row(detail, { indent: DETAIL_INDENT })),
    ...(note ? [row(note, { isStrong: true, isBoxed: true })] : []),
  ];
}

function row(start: string, { end = '', size = 'normal', ...look }: Partial<Row> = {}): Row {
  const { isStrong = false, isCentered = false, isBoxed = false } = look;
  const { indent = 0, hangingIndent = indent } = look;
  const text = plainText(start);
  return { start: text, end, size, isStrong, isCentered, indent, hangingIndent, isBoxed };
}
