/** The most rows that are pasted at once. */
export const MAX_ROWS = 20_000;
/** The longest text that is pasted, in characters. */
const MAX_LENGTH = 2 * 1024 * 1024;

/** Whether a text is longer, or has more rows, than any table needs. */
export function isTooLarge(text: string): boolean {
  // One more for the empty row at the end.
  return text.length > MAX_LENGTH || text.split(/\r\n?|\n/, MAX_ROWS + 2).length > MAX_ROWS + 1;
}

/**
 * The cells of a text from a spreadsheet: tabs and line ends separate, nothing else. A comma belongs to an amount
 * ("1,250.50"), also to one that is refused ("12,50").
 */
export function parseBlock(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (let at = 0; at <= lines.length; at += 1) {
    const start = at;
    const quoteEnd = endOfQuoted(lines, start);
    at = quoteEnd ?? endOfPlain(lines, start);
    const cell = lines.slice(start, at);
    rows.at(-1)?.push(quoteEnd === null ? cell : cell.slice(1, -1).replaceAll('""', '"'));
    if (lines[at] === '\n') rows.push([]);
  }
  return rows;
}

function endOfPlain(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return end;
}

/** The end of a quoted cell. Spreadsheets quote only a cell with a separator or a quote; other quotes are text. */
function endOfQuoted(text: string, start: number): number | null {
  if (text[start] !== '"') return null;
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0 || !['\t', '\n', undefined].includes(text[close + 1])) return null;
  return /[\t\n,]|""/.test(text.slice(start + 1, close)) ? close + 1 : null;
}

/** The text of a block for a spreadsheet. */
export function formatBlock(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quote).join('\t')).join('\n');
}

function quote(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
