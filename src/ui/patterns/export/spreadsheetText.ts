import { asciiDigits } from '../../../core/amount/asciiDigits';

/**
 * The positions where a spreadsheet may find a formula in a text: at its start and, because some spreadsheets split a
 * cell at these characters, after a semicolon, a tab or a line break. Full-width signs are included.
 */
const FORMULA = /((?:^|[;\t\r\n]) *)(?='*[=+\-@＝＋－＠])/g;
const ESCAPED = /((?:^|[;\t\r\n]) *)'(?='*[=+\-@＝＋－＠])/g;
/** A text that a tab or a line break begins; a spreadsheet that saves it writes each line break as `\n`. */
const BLANK = /^(?='*[\t\r\n])/;

/** A number that every spreadsheet writes again as it is: one with more characters becomes such as 4.33E+20. */
const PLAIN_NUMBER = /^(?=.{1,11}$)(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/**
 * What a spreadsheet takes for a number, an amount, a fraction, a date, a time or a truth value. Digits of every script
 * are compared as 0 to 9; names of months are those of English.
 */
const VALUES: readonly RegExp[] = [
  // 007, 1.50, 1,000, (5), 1E5, ₹250, 5 €
  /^\(?(?:\p{Sc}\s?)?[.,]?\d[\d.,\s]*(?:e[+-]?\d+)?\p{Sc}?\)?$/iu,
  // 1/2, 10-12, 1.2.3, 1 1/2
  /^(?:\d+ )?\d{1,4}\s?[/.-]\s?\d{1,4}(?:\s?[/.-]\s?\d{1,4})?(?:\s+\d{1,2}:\d\d\S*)?$/,
  // 2-Jan, 1 May, 5 Mar 2026
  new RegExp(`^\\d{1,4}[\\s./-]*${MONTH}(?:[\\s.,/-]*\\d{1,4})?$`, 'i'),
  // MAR1, Dec-25, May 5, 2026
  new RegExp(`^${MONTH}[\\s,/-]*\\d{1,4}(?:[\\s,/-]+\\d{1,4})?$`, 'i'),
  // 10:30, 9:05 PM
  /^\d{1,4}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?(?:\s?[ap]m?)?$/i,
  // 9 AM
  /^\d{1,2}\s?(?:[ap]m|\s[ap])$/i,
  /^(?:true|false)$/i,
];

const LONGEST_VALUE = 100;

/** Whether a spreadsheet that opens a CSV file would change this text, because it takes it for another value. */
export function isSpreadsheetValue(text: string): boolean {
  if (text.length > LONGEST_VALUE || PLAIN_NUMBER.test(text)) return false;
  const plain = asciiDigits(text.trim());
  return VALUES.some((value) => value.test(plain));
}

/** The cell of a text without formulas. */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(FORMULA, "$1'");
  return BLANK.test(text) ? `'${escaped}` : escaped;
}

/** The cell of a text that each spreadsheet shows as text, and writes again as it was read (record 0056). */
export function protectText(text: string): string {
  return isSpreadsheetValue(unquoted(text)) ? `'${text}` : escapeFormulas(text);
}

/** The text of a cell without what `protectText` has added. */
export function unprotectText(cell: string): string {
  if (cell.startsWith("'") && isSpreadsheetValue(unquoted(cell))) return cell.slice(1);
  const escaped = cell.startsWith("'") && BLANK.test(cell) ? cell.slice(1) : cell;
  return escaped.replace(ESCAPED, '$1');
}

/** A text that begins with an apostrophe itself gets another one, so that it is read back. */
function unquoted(text: string): string {
  return text.replace(/^'+/, '');
}
