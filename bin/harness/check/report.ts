import type { Finding, Verdict } from './backend.ts';

const VERDICTS: readonly Verdict[] = ['conforms', 'missing', 'differs', 'skipped'];

/** A table for people, the sum in its last line. */
export function reportLines(findings: readonly Finding[]): string[] {
  const rows = findings.map(({ verdict, endpoint, method, path, detail }) => [
    verdict,
    endpoint,
    `${method.toUpperCase()} ${path}`,
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
  return [...lines, '', sums.join(', ')];
}
