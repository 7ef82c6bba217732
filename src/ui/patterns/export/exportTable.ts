/** A column of a file. Texts, counts and scores are written as they are. */
export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
  /** `money`: with the currency in the head. `time`: as shown, and as ISO 8601 with the zone. */
  kind?: 'money' | 'time';
}

/** Between the items of a cell. Not a semicolon, where some spreadsheets split a cell. */
export const ITEM_SEPARATOR = ' | ';

/** What a table writes to a file. */
export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  /** What is filtered, in the order of the table. */
  rows: readonly Row[];
  /** The first and the last day, for the name of the file; by default today. */
  days?: readonly [from: string, to: string] | undefined;
  /** Rows are missing, which the vendor is told. */
  isIncomplete?: boolean;
}

export interface ExportJob {
  signal: AbortSignal;
  /** Takes a share from 0 to 1. */
  onProgress: (share: number) => void;
}
