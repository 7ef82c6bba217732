import { dsvFormat } from 'd3-dsv';
import { inSlices } from '../../core/async/inSlices';
import { largest } from '../../core/extremes';

/** The least size of the parts that are parsed at once, in characters. */
const PART = 32_768;
const SEPARATORS = [',', ';', '\t'] as const;

/** The line with which a file tells some spreadsheets its separator; others repeat the separator after it. */
const SEPARATOR_LINE = /^"?sep=(?<separator>[^"\r\n])"?(?<cells>\k<separator>*)\r?(?:\n|$)/i;

export class TooManyRows extends Error {}

/** A quoted cell without an end. */
export class OpenQuote extends Error {
  constructor(readonly row: number) {
    super('A quote has no end');
  }
}

/**
 * The cells of a CSV file, parsed in parts, so that the page is not blocked. Some spreadsheets separate by `;`. Each row
 * has the number that a spreadsheet gives it.
 */
export async function parseCsv(
  content: string,
  maxRows: number,
  signal: AbortSignal,
): Promise<string[][]> {
  const named = SEPARATOR_LINE.exec(content)?.groups;
  // A spreadsheet that repeats the separator shows the line as a row.
  const text = content.replace(SEPARATOR_LINE, named?.cells ? '\n' : '');
  const separator = named?.separator ?? separatorOf(text);
  const { parseRows } = dsvFormat(separator);
  const rows: string[][] = [];
  const parse = (part: Part) => {
    for (const row of parseRows(part.text)) rows.push(row);
    if (rows.length > maxRows) throw new TooManyRows();
    if (part.isOpen) throw new OpenQuote(rows.length);
  };
  await inSlices([...partsOf(text, separator)], parse, { signal, onBreak: () => {} });
  return rows;
}

/** The separator that the first line with a text has most of. */
function separatorOf(text: string): string {
  const [head = ''] = /[^\s,;"][^\n]*/.exec(text) ?? [];
  const counts = SEPARATORS.map((one) => head.split(one).length);
  return SEPARATORS[counts.indexOf(largest(counts))] ?? ',';
}

interface Part {
  text: string;
  /** Whether the part ends inside of a quoted cell. */
  isOpen: boolean;
}

/** Splits a text after the ends of rows. */
export function* partsOf(text: string, separator: string): Generator<Part> {
  let start = 0;
  while (start < text.length) {
    const end = rowEnd(text, start, separator);
    yield { text: text.slice(start, end ?? undefined), isOpen: end === null };
    start = end ?? text.length;
  }
}

/** The end of a row, at least `PART` after `start`; `null` if a quote has no end. */
function rowEnd(text: string, start: number, separator: string): number | null {
  let at = start;
  let newline = text.indexOf('\n', start + PART);
  for (;;) {
    if (newline >= 0 && newline < at) newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const open = openingQuote(text, at, end, separator);
    if (open === null) return end;
    const close = closingQuote(text, open + 1);
    if (close === null) return null;
    at = close + 1;
  }
}

/** A quote within a cell is a part of its text; only one at its start opens it. */
function openingQuote(text: string, from: number, end: number, separator: string): number | null {
  for (let at = text.indexOf('"', from); at >= 0 && at < end; at = text.indexOf('"', at + 1)) {
    if (at === 0 || ['\n', '\r', separator].includes(text.charAt(at - 1))) return at;
  }
  return null;
}

function closingQuote(text: string, from: number): number | null {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? null : at;
}
