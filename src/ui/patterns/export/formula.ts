/**
 * The positions where a spreadsheet may find a formula in a text: at its start and, because some spreadsheets split a
 * cell at these characters, after a semicolon, a tab or a line break. Full-width signs are included.
 */
const FORMULA = /((?:^|[;\t\r\n]) *)(?=[=+\-@＝＋－＠])/g;
const ESCAPED = /((?:^|[;\t\r\n]) *)'(?=[=+\-@＝＋－＠])/g;

/** Marks formulas in a cell as text. */
export function escapeFormulas(cell: string): string {
  const escaped = cell.replace(FORMULA, "$1'");
  return /^[\t\r]/.test(cell) ? `'${escaped}` : escaped;
}

/** The text of a cell without these marks. */
export function unescapeFormulas(cell: string): string {
  return cell.replace(/^'(?=[\t\r])/, '').replace(ESCAPED, '$1');
}
