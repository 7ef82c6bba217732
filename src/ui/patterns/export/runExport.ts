import { yieldToMain } from '../../../core/async/yieldToMain';
import { type CsvContext, csvLines } from './csvLines';
import type { ExportJob, ExportTable } from './exportTable';
import { fileName } from './fileName';
import { saveFile } from './saveFile';

/** Longest work between two breaks, in ms. */
const SLICE_MS = 8;

export interface ExportRun<Row> {
  job: ExportJob;
  read: (job: ExportJob) => ExportTable<Row> | Promise<ExportTable<Row>>;
  context: CsvContext;
  /** Restaurant and screen. */
  names: readonly string[];
  today: string;
}

/** Reads the rows, writes the file and returns the number of rows; rejects when it is cancelled. */
export async function runExport<Row>(run: ExportRun<Row>): Promise<number> {
  const { job, read, context, names, today } = run;
  const table = await read({ ...job, onProgress: (share) => job.onProgress(share / 2) });
  const onProgress = (share: number) => job.onProgress((1 + share) / 2);
  const lines = await writeLines(table, context, { ...job, onProgress });
  const [from, to] = table.days ?? [today, today];
  saveFile(fileName([...names, from, from === to ? '' : to]), lines);
  return table.rows.length;
}

/** In slices, so that the page stays responsive. */
export async function writeLines<Row>(
  { columns, rows }: ExportTable<Row>,
  context: CsvContext,
  { signal, onProgress }: ExportJob,
): Promise<string[]> {
  const { head, line } = csvLines(columns, context);
  const lines = [head];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (performance.now() > sliceEnd) {
      onProgress(lines.length / rows.length);
      await yieldToMain();
      sliceEnd = performance.now() + SLICE_MS;
    }
    signal.throwIfAborted();
    lines.push(line(row));
  }
  signal.throwIfAborted();
  return lines;
}
