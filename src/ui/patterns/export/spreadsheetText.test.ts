import { expect, test } from 'vitest';
import { SPREADSHEET_VALUES } from '../../../../tests/brought/files';
import { isSpreadsheetValue, protectText, unprotectText } from './spreadsheetText';

const READ_BACK = [
  '=1',
  'a;=1',
  '\t=1',
  '\r+1',
  'a\n -1',
  '＝1',
  'Dosa',
  "it's",
  '',
  "'1/2",
  "''007",
  "'=1",
  "''@cmd",
  "a; '-1",
  "'\ttab",
  '\nDosa',
  "'\n=1",
];

test.each([...READ_BACK, ...SPREADSHEET_VALUES.map(({ input }) => input)])(
  'the text %j is the same after it was written and read',
  (text) => {
    expect(unprotectText(protectText(text))).toBe(text);
  },
);

test('a text whose line breaks a spreadsheet has replaced is read without the apostrophe', () => {
  expect(unprotectText(protectText('\r+1').replaceAll('\r', '\n'))).toBe('\n+1');
});

test.each([
  'Dosa',
  '₹250 off',
  'चाय १२',
  '0',
  '95.5',
  '12345678901',
  '7 Up',
  'Chicken 65',
  'May',
  'March special',
  'Half',
  '50%',
  'INV/2026/1',
  '65e1a2b3c4d5e6f7a8b9c0d1',
  '1 × Dal',
  '',
])('a spreadsheet keeps the text %j', (text) => {
  expect(isSpreadsheetValue(text)).toBe(false);
  expect(protectText(text)).toBe(text);
});

test('a long text is judged in linear time', () => {
  expect(isSpreadsheetValue('1 '.repeat(500_000))).toBe(false);
});
