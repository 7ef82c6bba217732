import { readFile, writeFile } from 'node:fs/promises';
import { SUBJECTS, type SubjectName } from './buildSubjects.ts';
import type { Figures } from './round.ts';

/** The results of each round of one measurement, by subject. */
export type Results = ReadonlyMap<SubjectName, readonly Figures[]>;

const DOCUMENT = 'docs/performance.md';
const HEADS = ['', 'light React', 'bare React', 'plain DOM', 'portal', '/ light', '/ bare', 'aim'];
const GATE_HEADS = ['', 'before', 'now', 'change'];
/** The share by which a figure may grow. All figures are better when they are smaller. */
const MOST_LOST = 0.1;

/** The goals. A plain number is the ratio to bare React, and a value with `≤` is absolute. */
const AIMS: Readonly<Record<string, string>> = {
  'Sign-in, opened cold: usable': '1.6',
  'Sign-in, opened cold: scripts, KiB gzip': '≤ 130 KiB',
  'Board of 200, opened cold: painted': '2.2',
  'Board of 200, opened cold: scripts, KiB gzip': '≤ 185 KiB',
  'Board of 200, opened cold: script requests': '≤ 4',
  'Board of 200, opened cold: longest task': '≤ 250 ms',
  'Board of 200, opened cold: one incoming order': '1.1',
  'Board of 1,000, opened cold: painted': '1.6',
  'Board of 1,000, opened cold: longest task': '≤ 250 ms',
  'Board of 1,000, opened cold: one incoming order': '0.6',
  'Board of 200, in use: tab change': '1.5',
  'Board of 200, in use: one move': '1.5',
  'Board of 1,000, in use: tab change': '1.5',
  'Board of 1,000, in use: one move': '1.5',
  'History of 10,000 orders: rows visible': '1.2',
  'History of 10,000 orders: all rows': '1.5',
  'History of 10,000 orders: slowest keystroke': '1.2',
  'History of 10,000 orders: sort': '1.5',
  'History of 10,000 orders: page': '1.3',
  'History of 10,000 orders: page size': '1.5',
  'Insights of 10,000 orders: first figure after the data': '≤ 1500 ms',
  'Insights of 10,000 orders: longest task': '≤ 50 ms',
  'Prices of 1,000 items: arrow key': '1.2',
  'Prices of 1,000 items: paste of 600 cells': '1.2',
  'Prices of 1,000 items: scroll': '1.2',
  'Prices of 1,000 items: nodes': '≤ 700',
  'Quiet board of 10, visible, per minute: KiB answered': '≤ 300 KiB',
  'Quiet board of 10, visible, per minute: history calls': '0',
};

/** The quantile of sorted values. */
function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

function format(value: number): string {
  return value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0);
}

/** One row for each figure, with the median and, in brackets, the quartiles. */
export function toRows(name: string, results: Results): string[][] {
  return [
    [`**${name}**`, ...HEADS.slice(1).map(() => '')],
    ...figuresOf(results).map((figure) => {
      const values = SUBJECTS.map((subject) => valuesOf(results, subject, figure));
      const middle = (subject: SubjectName) =>
        quantile(values[SUBJECTS.indexOf(subject)] ?? [], 0.5);
      const ratioTo = (floor: SubjectName) =>
        middle(floor) > 0 ? (middle('portal') / middle(floor)).toFixed(1) : '–';
      const ratios = [ratioTo('lightReact'), ratioTo('bareReact')];
      return [figure, ...values.map(toCell), ...ratios, AIMS[`${name}: ${figure}`] ?? ''];
    }),
  ];
}

function figuresOf(results: Results): string[] {
  return Object.keys(results.get('portal')?.[0] ?? {});
}

/** The values of all rounds, the smallest first. */
function valuesOf(results: Results, subject: SubjectName, figure: string): number[] {
  return (results.get(subject) ?? [])
    .map((round) => round[figure] ?? Number.NaN)
    .toSorted((one, other) => one - other);
}

/** The comparison of a measurement with another commit, and the figures that have lost more than 10 %. */
export function toGate(name: string, results: Results): { rows: string[][]; lost: string[] } {
  const rows = [[`**${name}**`, '', '', '']];
  const lost: string[] = [];
  for (const figure of figuresOf(results)) {
    const [before, now] = [
      valuesOf(results, 'base', figure),
      valuesOf(results, 'portal', figure),
    ] as const;
    const change = quantile(now, 0.5) / quantile(before, 0.5) - 1;
    const shown = Number.isFinite(change) ? `${(change * 100).toFixed(0)} %` : '–';
    rows.push([figure, toCell(before), toCell(now), shown]);
    if (!(change > MOST_LOST)) continue;
    // With overlapping quartiles, another run may say the opposite.
    const isClear = quantile(now, 0.25) > quantile(before, 0.75);
    lost.push(`${name}: ${figure} ${shown}${isClear ? '' : ', within the spread'}`);
  }
  return { rows, lost };
}

export const toGateTable = (rows: readonly string[][]) => toTable(rows, GATE_HEADS);

function toCell(sorted: readonly number[]): string {
  if (sorted.length === 0) return '–';
  const [low = '', middle = '', high = ''] = [0.25, 0.5, 0.75].map((part) =>
    format(quantile(sorted, part)),
  );
  return low === high ? middle : `${middle} (${low}–${high})`;
}

/** Formats a Markdown table with aligned columns. */
export function toTable(rows: readonly string[][], heads: readonly string[] = HEADS): string {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

export interface Run {
  throttle: number;
  rounds: number;
  chromium: string;
  table: string;
}

/** Replaces the documentation's table for this CPU throttling. */
export async function writeReport({ throttle, rounds, chromium, table }: Run): Promise<void> {
  const read = async (file: string) =>
    (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
  const facts = [
    new Date().toISOString().slice(0, 10),
    `vendor-portal ${await read('package.json')}`,
    `React ${await read('node_modules/react/package.json')}`,
    `Chromium ${chromium}`,
    `Node.js ${process.versions.node}`,
  ];
  const command = `npm run bench -- --throttle ${throttle} --rounds ${rounds}`;
  const begin = `<!-- bench ${throttle}x -->`;
  const end = `<!-- end of bench ${throttle}x -->`;
  const text = await readFile(DOCUMENT, 'utf8');
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < 0) {
    console.log(`\n${DOCUMENT} has no table for a ${throttle}x throttle, so it is left alone.`);
    return;
  }
  const block = `${begin}\n${facts.join(' · ')} · \`${command}\`\n\n${table}\n`;
  await writeFile(DOCUMENT, text.slice(0, before) + block + text.slice(after));
  console.log(`\nWritten to ${DOCUMENT}.`);
}
