import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { Command } from 'commander';
import { startCachedSandbox } from '../sandbox/cachedSandbox.ts';
import {
  buildBase,
  buildSubjects,
  builtFolder,
  SUBJECTS,
  type SubjectName,
} from './bench/buildSubjects.ts';
import { createMarketplace, type Marketplace } from './bench/marketplace.ts';
import {
  boardAgain,
  boardFromMenu,
  boardOpened,
  boardSlow,
  boardUsed,
} from './bench/measurements/board.ts';
import { history } from './bench/measurements/history.ts';
import { insights } from './bench/measurements/insights.ts';
import { kitchen } from './bench/measurements/kitchen.ts';
import { prices } from './bench/measurements/prices.ts';
import { quietBoard } from './bench/measurements/quietBoard.ts';
import { signIn, signInAgain, signInSlow } from './bench/measurements/signIn.ts';
import { profileOf } from './bench/profile.ts';
import { type Results, toGate, toGateTable, toRows, toTable, writeReport } from './bench/report.ts';
import {
  type Figures,
  type Measurement,
  openCold,
  processorTime,
  type Step,
} from './bench/round.ts';
import { type ServedSubject, serveSubject } from './bench/serveSubject.ts';
import { traceOf } from './bench/trace.ts';
import { ensureChromium } from './chromium.ts';
import { findBase } from './testing/changes.ts';
import { runCommand } from './testing/runCommand.ts';

const MEASUREMENTS: readonly Measurement[] = [
  signIn,
  signInAgain,
  signInSlow,
  boardOpened(200),
  boardOpened(1_000),
  boardAgain(200),
  boardSlow(200),
  boardFromMenu(200),
  boardFromMenu(1_000),
  boardUsed(200),
  boardUsed(1_000),
  history,
  insights,
  kitchen,
  prices,
  quietBoard('visible'),
  quietBoard('hidden'),
];

interface Options {
  rounds: string;
  only: string;
  throttle: string;
  profile?: string;
  trace?: string;
  gate?: string | true;
}

interface Bench {
  browser: Browser;
  market: Marketplace;
  served: ReadonlyMap<SubjectName, ServedSubject>;
  throttle: number;
}

/** Records a step for the developer tools. */
type Recorder = typeof profileOf | typeof traceOf;

interface RoundOf {
  measurement: Measurement;
  subject: SubjectName;
  record?: Recorder;
}

async function runRound(bench: Bench, { measurement, subject, record }: RoundOf): Promise<Figures> {
  const served = bench.served.get(subject);
  if (!served) throw new Error(`${subject} is not served`);
  const { name, isSignedOut, isSlow, run } = measurement;
  const { context, page, devTools } = await openCold({ ...bench, served, isSignedOut, isSlow });
  const processorTimes: Figures = {};
  const step: Step = async (part, work) => {
    const before = await processorTime(devTools);
    const title = { name: `${name}, ${part}, ${subject}`, folder: served.folder };
    const result = await (record ? record(devTools, title, work) : work());
    const used = (await processorTime(devTools)) - before;
    // A page that is opened in another process starts again at 0.
    if (used > 0) processorTimes[`${part}, processor time`] = used;
    return result;
  };
  try {
    const figures = await run({ page, devTools, served, market: bench.market, step });
    return { ...figures, ...processorTimes };
  } finally {
    await context.close();
  }
}

async function runRounds(bench: Bench, measurement: Measurement, rounds: number): Promise<Results> {
  const { subjects = SUBJECTS } = measurement;
  const results = new Map<SubjectName, Figures[]>(subjects.map((subject) => [subject, []]));
  const runOne = async (subject: SubjectName) => {
    results.get(subject)?.push(await runRound(bench, { measurement, subject }));
  };
  if (measurement.isWaiting) await Promise.all(subjects.map(runOne));
  else {
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) await runOne(subject);
    }
  }
  return results;
}

function chosen(text: string): readonly Measurement[] {
  const matches = MEASUREMENTS.filter(({ name }) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );
  const names = MEASUREMENTS.map(({ name }) => `  ${name}`).join('\n');
  if (matches.length === 0) throw new Error(`No measurement has "${text}" in its name:\n${names}`);
  return matches;
}

function warnOfLoad(): void {
  const [load = 0] = loadavg();
  const processors = availableParallelism();
  if (load < processors / 2) return;
  console.warn(
    `Busy machine: load ${load.toFixed(1)} on ${processors} processors. Times will vary.`,
  );
}

/** Prints the results; a complete run also updates the documentation. */
async function measure(bench: Bench, measurements: readonly Measurement[], rounds: number) {
  warnOfLoad();
  const startedAt = Date.now();
  const rows: string[][] = [];
  for (const measurement of measurements) {
    console.log(measurement.name);
    rows.push(...toRows(measurement.name, await runRounds(bench, measurement, rounds)));
  }
  const { throttle, browser } = bench;
  const table = toTable(rows);
  console.log(`\n${table}\n\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  if (measurements.length < MEASUREMENTS.length) return;
  await writeReport({ throttle, rounds, chromium: browser.version(), table });
}

/** Prints what has become better and worse since another commit. */
async function compare(bench: Bench, measurements: readonly Measurement[], rounds: number) {
  warnOfLoad();
  const rows: string[][] = [];
  const lost: string[] = [];
  for (const measurement of measurements) {
    console.log(measurement.name);
    const both = { ...measurement, subjects: GATE_SUBJECTS };
    const gate = toGate(measurement.name, await runRounds(bench, both, rounds));
    rows.push(...gate.rows);
    lost.push(...gate.lost);
  }
  console.log(`\n${toGateTable(rows)}\n`);
  if (lost.length === 0) return console.log('No figure lost more than 10 %.');
  console.log(['More than 10 % worse:', ...lost].join('\n  '));
  process.exitCode = 1;
}

const GATE_SUBJECTS: readonly SubjectName[] = ['base', 'portal'];

/** Without a commit, the one before this branch; on the main branch, the one before. */
async function baseOf(gate: string | true): Promise<string> {
  if (gate !== true) return gate;
  const { output } = await runCommand('git', ['rev-parse', 'HEAD']);
  return findBase(output.trim());
}

function recorderOf({ profile, trace }: Options): Recorder | undefined {
  if (profile !== undefined && trace !== undefined) throw new Error('Name --profile or --trace');
  if (profile !== undefined) return profileOf;
  return trace === undefined ? undefined : traceOf;
}

async function main(options: Options): Promise<void> {
  const { rounds, throttle, only, profile, trace, gate } = options;
  const measurements = chosen(profile ?? trace ?? only);
  const { path, message } = await ensureChromium();
  if (!path) throw new Error(message);
  const record = recorderOf(options);
  const hasPortalOnly = profile !== undefined || gate !== undefined;
  const built: readonly SubjectName[] = hasPortalOnly ? ['portal'] : SUBJECTS;
  await buildSubjects(built, { isReadable: profile !== undefined });
  if (gate !== undefined) await buildBase(await baseOf(gate));
  const subjects = gate === undefined ? built : GATE_SUBJECTS;
  const sandbox = await startCachedSandbox({ seed: 'demo' });
  const market = await createMarketplace(sandbox);
  const served = new Map<SubjectName, ServedSubject>();
  for (const name of subjects) served.set(name, await serveSubject(builtFolder(name), market));
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const bench = { browser, market, served, throttle: Number(throttle) };
  try {
    if (gate !== undefined) return await compare(bench, measurements, Number(rounds));
    if (!record) return await measure(bench, measurements, Number(rounds));
    for (const measurement of measurements) {
      const { subjects: measured = SUBJECTS } = measurement;
      for (const subject of measured.filter((name) => built.includes(name))) {
        await runRound(bench, { measurement, subject, record });
      }
    }
  } finally {
    await browser.close();
    for (const { close } of served.values()) await close();
    await sandbox.close();
  }
}

const program = new Command('bench')
  .description(
    'Measures the packed portal in a Vite host, compared with React alone and with plain DOM.',
  )
  .option('--rounds <n>', 'rounds per measurement and subject, each in a new browser context', '7')
  .option('--only <text>', 'only measurements whose name contains this', '')
  .option('--throttle <rate>', 'CPU slowdown factor', '4')
  .option('--profile <text>', 'write CPU profiles of the portal for these measurements instead')
  .option('--trace <text>', 'write traces of all subjects for these measurements instead')
  .option(
    '--gate [commit]',
    'compare with the portal of a commit, by default the one before, and fail if a figure lost more than 10 %',
  )
  .action(main);

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
