import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Counts a stage that prints no counts as one test. */
export function countOne(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function countVitest(report: VitestReport): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** Adds a failure if the run crashed, wrote no report or had no tests. */
export function settle(counts: Counts, code: number): Counts {
  const isLost = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isLost ? { ...counts, failed: 1 } : counts;
}

export async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

export async function countFile(
  file: string,
  kind: 'vitest' | 'playwright',
  code: number,
): Promise<Counts> {
  const nothing = { passed: 0, failed: 0 };
  if (kind === 'vitest') {
    const report = await readReport<VitestReport>(file);
    return settle(report ? countVitest(report) : nothing, code);
  }
  const report = await readReport<PlaywrightReport>(file);
  return settle(report ? countPlaywright(report) : nothing, code);
}
