import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

const NOTHING: Counts = { passed: 0, failed: 0 };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  specs: readonly {
    file: string;
    title: string;
    ok: boolean;
    tests: readonly { status: string }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** Counts a stage that prints no counts as one test. */
export function countOne(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function countVitest(
  report: Pick<VitestReport, 'numPassedTests' | 'numFailedTests'>,
): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

export function countPlaywright(report: Pick<PlaywrightReport, 'stats'>): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** The failed tests with their files; a file that could not be loaded is its name alone. */
export function failuresOfVitest({ testResults }: Pick<VitestReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    return status === 'failed' ? [name] : [];
  });
}

type PlaywrightSpec = PlaywrightSuite['specs'][number];

function namesWhere(
  { specs, suites = [] }: PlaywrightSuite,
  matches: (spec: PlaywrightSpec) => boolean,
): string[] {
  const matching = specs.filter(matches).map(({ file, title }) => `${file}: ${title}`);
  return [...matching, ...suites.flatMap((suite) => namesWhere(suite, matches))];
}

export function failuresOfPlaywright(suite: PlaywrightSuite): string[] {
  return namesWhere(suite, ({ ok }) => !ok);
}

/** The tests that passed only when they were repeated. */
export function unstableOfPlaywright(suite: PlaywrightSuite): string[] {
  return namesWhere(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky'));
}

/** The first line of each error that belongs to no test, such as an error of a browser's driver between two tests. */
export function crashesOfPlaywright({ errors }: Pick<PlaywrightReport, 'errors'>): string[] {
  return errors.map(
    ({ message = 'An error without a message' }) => message.split('\n', 1)[0] ?? '',
  );
}

/** Adds a failure if the run crashed, wrote no report or had no tests. */
export function settle(counts: Counts, code: number): Counts {
  const isLost = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isLost ? { ...counts, failed: 1 } : counts;
}

async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

export interface RunResult {
  counts: Counts;
  /** The names of the failed tests. */
  failures: string[];
}

export async function readVitestResult(file: string, code: number): Promise<RunResult> {
  const report = await readReport<VitestReport>(file);
  return {
    counts: settle(report ? countVitest(report) : NOTHING, code),
    failures: report ? failuresOfVitest(report) : [],
  };
}

export interface PlaywrightResult extends RunResult {
  /** The names of the tests that passed only when they were repeated. */
  unstable: string[];
  crashes: string[];
}

export async function readPlaywrightResult(file: string, code: number): Promise<PlaywrightResult> {
  const report = await readReport<PlaywrightReport>(file);
  const suites = report?.suites ?? [];
  return {
    counts: settle(report ? countPlaywright(report) : NOTHING, code),
    failures: suites.flatMap(failuresOfPlaywright),
    unstable: suites.flatMap(unstableOfPlaywright),
    crashes: report ? crashesOfPlaywright(report) : [],
  };
}
