import { expect, test, vi } from 'vitest';
import { wrapWords } from '../../../core/format/wrapWords';
import type { Block } from '../ticket/documentOf';
import { encodeDocument, linesOf, rowsOf } from './encodeDocument';
import type { LineWidth } from './lineWidths';
import { isPrintable, plainText } from './plainText';

const ESC = '\u001b';
const GS = '\u001d';

const CODE_PAGE = `${ESC}t\u0000`;

const decode = (blocks: readonly Block[], width: LineWidth = 32) =>
  String.fromCharCode(...encodeDocument(blocks, width));
const withoutCodePage = (blocks: readonly Block[]) => decode(blocks).replaceAll(CODE_PAGE, '');

test('a ticket ends with a cut of the paper', () => {
  const decoded = decode([{ type: 'text', text: 'Saffron' }]);

  expect(decoded.startsWith(`${ESC}@`)).toBe(true);
  expect(decoded).toContain(CODE_PAGE);
  expect(decoded.trimEnd().endsWith(`${GS}V\u0001`)).toBe(true);
});

test('a number is printed four times as large', () => {
  const huge = withoutCodePage([{ type: 'text', text: '7042', size: 'huge' }]);
  const item = { type: 'item', quantity: '3 ×', name: 'Naan', diet: 'veg', note: '' } as const;
  const kitchen = withoutCodePage([{ ...item, details: ['6 × Butter'] }]);

  expect(huge).toContain(`${GS}!37042`);
  expect(kitchen).toContain(`${ESC}E\u0001`);
  expect(kitchen).toContain(`${GS}!\u00013 x [V] Naan`);
  expect(kitchen).toContain('    6 x Butter');
});

test.each([
  [32, 'Total bill           Rs.1,234.00'],
  [42, 'Total bill                     Rs.1,234.00'],
  [48, 'Total bill                           Rs.1,234.00'],
] as const)('with %i letters per line an amount ends at the edge', (width, line) => {
  const decoded = decode([{ type: 'pair', start: 'Total bill', end: '₹1,234.00' }], width);

  expect(decoded).toContain(`${line}\n`);
});

test('the amount of a long name is on its first line', () => {
  const [row] = rowsOf({
    type: 'item',
    quantity: '2 ×',
    name: 'Paneer Butter Masala with rice',
    diet: null,
    details: [],
    note: '',
    amount: '₹560.00',
  }) as [never];

  expect(linesOf(row, 32)).toEqual(['2 x Paneer Butter      Rs.560.00', '    Masala with rice']);
});

const dish = (quantity: string, name: string) =>
  ({
    type: 'item',
    quantity,
    name,
    diet: null,
    details: ['Large'],
    note: '',
    amount: '₹9.00',
  }) as const;

test('names are below each other with quantities of one or two digits', () => {
  const decoded = withoutCodePage([dish('2 ×', 'Naan'), dish('12 ×', 'Raita')]);

  expect(decoded).toContain(' 2 x Naan                Rs.9.00');
  expect(decoded).toContain('12 x Raita               Rs.9.00');
  expect(decoded.match(/^ {5}Large/gm)).toHaveLength(2);
});

/** The texts of a drawn row with their first and last dot; each letter is ten dots wide. */
function drawn(blocks: readonly Block[], isFromRight: boolean) {
  const LETTER = 10;
  const texts: [text: string, from: number, to: number, direction: string][] = [];
  const context = {
    textAlign: 'left',
    direction: 'ltr',
    measureText: (text: string) => ({
      width: text.length * LETTER,
      actualBoundingBoxAscent: 0,
      actualBoundingBoxDescent: 0,
    }),
    fillText(text: string, x: number) {
      const width = text.length * LETTER;
      const from = this.textAlign === 'right' ? x - width : x;
      texts.push([text, from, from + width, this.direction]);
    },
    fillRect: () => {},
    strokeRect: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  encodeDocument(blocks, 32, isFromRight);
  return texts;
}

const URDU = { ...dish('۲ ×', 'نان'), details: [], amount: '−₹۹٫۰' };

test('a drawn row starts on the left of an English document and on the right of one in Urdu', () => {
  expect(drawn([URDU], false)).toEqual([
    ['نان', 48, 78, 'rtl'],
    ['۲ x', 6, 36, 'ltr'],
    ['-Rs.۹٫۰', 314, 384, 'ltr'],
  ]);
  expect(drawn([URDU], true)).toEqual([
    ['نان', 306, 336, 'rtl'],
    ['۲ x', 348, 378, 'rtl'],
    ['-Rs.۹٫۰', 0, 70, 'ltr'],
  ]);
});

test('a Latin name in Urdu is on the right too, and reads from left to right', () => {
  expect(drawn([{ type: 'text', text: 'Naan (2)' }], true)).toEqual([
    ['Naan (2)', 304, 384, 'ltr'],
  ]);
  expect(drawn([{ type: 'text', text: 'Naan', isCentered: true }], true)).toEqual([]);
});

test('a ruler has a line of each width on every paper', () => {
  const rulers = withoutCodePage([{ type: 'ruler' }]).match(/\d\d -+\|$/gm) ?? [];

  expect(rulers.map((line) => line.length)).toEqual([48, 44, 42, 35, 32]);
  expect(rulers.map((line) => Number.parseInt(line, 10))).toEqual([48, 44, 42, 35, 32]);
});

test('instructions are boxed', () => {
  const decoded = decode([{ type: 'box', title: 'Instructions', text: 'No nuts' }]);

  expect(decoded).toContain('\u00da\u00c4');
  expect(decoded).toContain('Instructions: No nuts');
});

test.each([
  ['₹ 1,200.00', 'Rs.1,200.00', true],
  ['2\u00a0× “Naan”…', '2 x "Naan"...', true],
  ['Crème brûlée', 'Crème brûlée', true],
  ['मसाला डोसा', 'मसाला डोसा', false],
  ['மசாலா தோசை', 'மசாலா தோசை', false],
  ['মশলা দোসা', 'মশলা দোসা', false],
  ['مسالہ دوسا', 'مسالہ دوسا', false],
  ['Pizza 🍕', 'Pizza 🍕', false],
  ['\u001b@\u001dV\u0000 cut', '@ V cut', true],
  ['a\u202eb\u200bc', 'abc', true],
])('%j is sent as %j', (given, plain, isText) => {
  expect(plainText(given)).toBe(plain);
  expect(isPrintable(plain)).toBe(isText);
});

test('a word that is longer than a line is cut between letters', () => {
  const fits = (line: string) => line.length <= 4;

  expect(wrapWords('ab abcdefghij c', fits)).toEqual(['ab', 'abcd', 'efgh', 'ij c']);
  expect(wrapWords('', fits)).toEqual(['']);
});
