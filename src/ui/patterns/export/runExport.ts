import { inSlices } from '../../../core/async/inSlices';
import { type CsvContext, csvLines } from './csvLines';
import type { ExportJob, ExportTable } from './exportTable';
import { fileName } from './fileName';

export interface ExportRun<Row> {
  job: ExportJob;
  read: (job: ExportJob) => ExportTable<Row> | Promise<ExportTable<Row>>;
  context: CsvContext;
  /** The names of the restaurant and the screen. */
  names: readonly string[];
  today: string;
}

interface Exported {
  count: number;
  isIncomplete: boolean;
}

/** Reads the rows and writes the file; rejects when it is cancelled. */
export async function runExport<Row>(run: ExportRun<Row>): Promise<Exported> {
  const { job, read, context, names, today } = run;
  const table = await read({ ...job, onProgress: (share) => job.onProgress(share / 2) });
  const onProgress = (share: number) => job.onProgress((1 + share) / 2);
  const parts = await writeFile(table, context, { ...job, onProgress });
  const [from, to] = table.days ?? [today, today];
  saveFile(fileName([...names, from, from === to ? '' : to]), parts);
  return { count: table.rows.length, isIncomplete: table.isIncomplete ?? false };
}

/** Encodes the file in parts, because encoding it at once would block the page. */
export async function writeFile<Row>(
  { columns, rows }: ExportTable<Row>,
  context: CsvContext,
  { signal, onProgress }: ExportJob,
): Promise<Blob[]> {
  const { head, line } = csvLines(columns, context);
  const parts: Blob[] = [];
  // Without the byte order mark, a spreadsheet assumes an old encoding.
  let part = `\uFEFF${head}`;
  const endPart = () => {
    parts.push(new Blob([part]));
    part = '';
  };
  const onBreak = (done: number) => {
    endPart();
    onProgress(done / rows.length);
  };
  const add = (row: Row) => {
    part += line(row);
  };
  await inSlices(rows, add, { signal, onBreak });
  endPart();
  return parts;
}

/** The time that a browser may need to start a download, in ms. */
const BEGIN_MS = 60_000;

function saveFile(name: string, parts: readonly Blob[]): void {
  const file = new Blob([...parts], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGIN_MS);
}
