import { csvFormatRow } from 'd3-dsv';
import type { Formats } from '../../../core/format/formats';
import { toText } from '../../../core/format/wireValues';
import type { Zone } from '../../../core/format/zone';
import type { ExportColumn } from './exportTable';
import { escapeFormulas, protectText } from './spreadsheetText';

export interface CsvContext {
  formats: Pick<Formats, 'dateTime' | 'date'>;
  zone: Pick<Zone, 'iso'>;
  currency: string;
  /** The headers of the two special columns. */
  heads: { money: (head: string, currency: string) => string; iso: (head: string) => string };
}

/** Returns the first line, and a function for the other lines. Each line ends with CRLF (RFC 4180). */
export function csvLines<Row>(columns: readonly ExportColumn<Row>[], context: CsvContext) {
  const { heads, currency } = context;
  const names = columns.flatMap(({ header, kind }) => {
    if (kind === 'money') return [heads.money(header, currency)];
    return kind === 'time' ? [header, heads.iso(header)] : [header];
  });
  return {
    head: lineOf(names.map(withoutIsolates).map(protectText)),
    line: (row: Row) => lineOf(columns.flatMap((column) => cellsOf(column, row, context))),
  };
}

/** A message without the marks around its names (c98), which other programs would compare as letters. */
export function withoutIsolates(message: string): string {
  return message.replace(/[\u2068\u2069]/g, '');
}

function cellsOf<Row>(
  { kind, value }: ExportColumn<Row>,
  row: Row,
  { formats, zone }: CsvContext,
): string[] {
  const plain = value(row);
  if (kind === 'time') {
    const iso = zone.iso(plain);
    if (!iso) return ['', ''];
    return [iso === plain ? formats.date(plain) : formats.dateTime(plain), iso];
  }
  if (typeof plain !== 'string') return [toText(plain)];
  return [kind === 'day' ? escapeFormulas(plain) : protectText(plain)];
}

function lineOf(cells: readonly string[]): string {
  return `${csvFormatRow([...cells])}\r\n`;
}
