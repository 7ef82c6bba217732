import { readAmount } from '../../../../core/forms/typedAmount';

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
 * The cells of a text from a spreadsheet (tabs) or a CSV file (commas). "1,250.50" is one amount, and so is each line
 * of a column of them.
 */
export function parseBlock(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (lines.includes('\t')) return split(lines, '\t');
  const cells = lines.includes(',') ? split(lines, ',') : [];
  const [{ length } = []] = cells;
  const isTable = length > 1 && cells.every((row) => row.length === length);
  const isCsv = isTable && !lines.split('\n').every((line) => readAmount(line) !== null);
  return isCsv ? cells : split(lines, null);
}

function split(text: string, separator: string | null): string[][] {
  const cells = text.includes('"') ? splitQuoted(text, separator) : null;
  return (
    cells ?? text.split('\n').map((line) => (separator === null ? [line] : line.split(separator)))
  );
}

/** `null` if a quote has no end, so that it is a part of the text. */
function splitQuoted(text: string, separator: string | null): string[][] | null {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === separator) {
      end();
    } else if (!isQuoted && letter === '\n') {
      end();
      rows.push([]);
    } else {
      cell += letter;
    }
  }
  if (isQuoted) return null;
  end();
  return rows;
}

/** The text of a block for a spreadsheet. */
export function formatBlock(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quote).join('\t')).join('\n');
}

function quote(cell: string): string {
  return /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
