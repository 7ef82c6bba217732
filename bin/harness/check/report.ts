import { askedLine } from '../trace.ts';
import type { Finding, Verdict } from './backend.ts';
import type { Fault } from './faults.ts';

const VERDICTS: readonly Verdict[] = ['conforms', 'missing', 'differs', 'skipped'];

/** A table with the faults below their call; the last line has the totals. */
export function reportLines(findings: readonly Finding[]): string[] {
  const rows = findings.map(({ verdict, endpoint, method, path, detail }) => [
    verdict,
    endpoint,
    `${method} ${path}`.trim(),
    detail,
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sums = VERDICTS.map(
    (verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  const withFaults = lines.flatMap((line, index) => [
    line,
    ...(findings[index]?.faults ?? []).map((fault) => `  ${faultLine(fault)}`),
  ]);
  return [...withFaults, '', sums.join(', ')];
}

/** What a mapping has last asked of the backend, for each operation. */
export function traceLines(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ requests = [] }) => requests.map(askedLine));
  return lines.length === 0 ? [] : ['', 'Asked of the backend:', ...lines];
}

function faultLine({ pointer, expected, found, count }: Fault): string {
  const more = count > 1 ? ` (and ${count - 1} more entries)` : '';
  return `${pointer || 'the answer'}: expected ${expected}, found ${found}${more}`;
}
