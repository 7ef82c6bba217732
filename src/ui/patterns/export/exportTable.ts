/** A column of a file. Counts and scores are written as they are, and texts so that a spreadsheet does not change them. */
export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
  /**
   * `money`: the header names the currency. `time`: the value is written twice, as shown and as ISO 8601 with the time
   * zone. `day`: a spreadsheet may read the text as a day.
   */
  kind?: 'money' | 'time' | 'day';
}

/** Separates the items of a cell. Some spreadsheets would split a cell at a semicolon. */
export const ITEM_SEPARATOR = ' | ';

/** The content of the file that a table is exported to. */
export interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  /** The filtered rows, in the order of the table. */
  rows: readonly Row[];
  /** The first and the last day for the file name; the default is today. */
  days?: readonly [from: string, to: string] | undefined;
  /** Whether rows are missing; the vendor then sees a message. */
  isIncomplete?: boolean;
}

export interface ExportJob {
  signal: AbortSignal;
  /** Receives the progress from 0 to 1. */
  onProgress: (share: number) => void;
}
