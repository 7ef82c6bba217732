import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createTestTab,
  stubChannels,
  stubLocks,
  stubTabTimers,
} from '../../../tests/support/testTabs';
import { SILENT_MS } from './heartbeat';
import { withLiveLock } from './withLiveLock';

// Before the fake timers that these stubs wrap are removed.
afterEach(() => void vi.unstubAllGlobals());

const WORK_MS = 60_000;

function openTabs() {
  vi.useFakeTimers();
  stubTabTimers();
  stubChannels();
  onTestFinished(stubLocks());
  const log: string[] = [];
  /** Starts work that takes a minute, in its own tab. */
  return {
    log,
    open(
      name: string,
      options: Parameters<typeof withLiveLock>[1] = { signal: new AbortController().signal },
    ) {
      const tab = createTestTab();
      const work = (lost: AbortSignal) => {
        log.push(`${name} starts`);
        lost.addEventListener('abort', () => log.push(`${name} is told`));
        return new Promise<string>((resolve) => setTimeout(() => resolve(name), WORK_MS));
      };
      const result = tab
        .run(() => withLiveLock('job', options, work))
        .then(
          (value) => value,
          (error: DOMException) => error.name,
        );
      return { ...tab, result };
    },
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('work that takes a minute is not interrupted', async () => {
  const { log, open } = openTabs();
  const [first, second] = [open('first'), open('second')];
  await pass(WORK_MS * 2 + 100);
  expect(await Promise.all([first.result, second.result])).toEqual(['first', 'second']);
  expect(log).toEqual(['first starts', 'second starts']);
});

test('a tab that waits takes the lock of a stalled tab, whose work is told', async () => {
  const { log, open } = openTabs();
  const first = open('first');
  await pass(100);
  first.stall();
  open('second');
  await pass(SILENT_MS + 4_000);
  expect(log).toEqual(['first starts', 'second starts']);
  first.wake();
  await pass(1);
  expect(log).toEqual(['first starts', 'second starts', 'first is told']);
  expect(await first.result).toBe('AbortError');
});

test('a request that does not wait takes no lock of a stalled tab', async () => {
  const { log, open } = openTabs();
  const first = open('first');
  await pass(100);
  first.stall();
  expect(await open('second', { ifAvailable: true }).result).toBeNull();
  expect(log).toEqual(['first starts']);
});

test('a request that is cancelled while it waits starts nothing', async () => {
  const { log, open } = openTabs();
  const first = open('first');
  const cancelled = new AbortController();
  const second = open('second', cancelled);
  await pass(100);
  first.stall();
  cancelled.abort();
  await pass(WORK_MS);
  expect(await second.result).toBe('AbortError');
  expect(log).toEqual(['first starts']);
});
