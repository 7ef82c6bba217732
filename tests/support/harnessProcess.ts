import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FROM_SOURCES = [
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../../bin/vendor-portal-dev.ts', import.meta.url)),
];
const START_TIMEOUT_MS = 180_000;

export interface HarnessProcess {
  /** The URL without a slash at the end. */
  url: string;
  child: ChildProcess;
  output(): string;
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface HarnessProcessOptions {
  args?: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** The script that Node runs. Defaults to the command from its sources. */
  cli?: readonly string[];
}

function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

function spawnCli(options: HarnessProcessOptions): ChildProcess {
  const { args = [], env, cwd = ROOT, cli = FROM_SOURCES } = options;
  return spawn(process.execPath, [...cli, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the real command until it exits, for tests in which it must refuse to start. */
export async function runHarnessProcess(
  options: HarnessProcessOptions,
): Promise<{ code: number | null; output: string }> {
  const child = spawnCli(options);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { code: await exited(child), output };
}

/** Starts the real command and resolves when it has printed its URL. */
export async function startHarnessProcess(
  options: HarnessProcessOptions = {},
): Promise<HarnessProcess> {
  const child = spawnCli(options);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The harness ${why}\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, START_TIMEOUT_MS);
    const onData = (chunk: Buffer) => {
      output += String(chunk);
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  return {
    url,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exited(child);
    },
  };
}

/** Opens the page once. It is bundled at the first request, and no test should have to wait for that. */
export async function withPage(harness: HarnessProcess): Promise<HarnessProcess> {
  const page = await fetch(harness.url, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`${harness.url} has no page\n${harness.output()}`);
  return harness;
}
