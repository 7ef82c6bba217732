import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hide } from '../../../tests/support/orderTabs';
import {
  createTestTab,
  stubChannels,
  stubLocks,
  stubTabTimers,
} from '../../../tests/support/testTabs';
import { createLeader, type Lead } from './createLeader';
import { SILENT_MS } from './heartbeat';

// Before the fake timers that these stubs wrap are removed.
afterEach(() => void vi.unstubAllGlobals());

/** Opens tabs that compete for one job. */
function openTabs() {
  vi.useFakeTimers();
  stubTabTimers();
  stubChannels();
  onTestFinished(stubLocks());
  onTestFinished(() => hide(false));
  return ({ canTakeOver = true as boolean | Promise<boolean> } = {}) => {
    const tab = createTestTab();
    const seen: Lead[] = [];
    const leader = tab.run(() =>
      createLeader({
        name: 'job',
        canTakeOver: () => canTakeOver,
        onChange: (lead) => seen.push(lead),
      }),
    );
    tab.run(leader.start);
    onTestFinished(leader.stop);
    return {
      ...tab,
      leader,
      isLeading: () => tab.run(leader.isLeading),
      lead: () => seen.at(-1) ?? 'elsewhere',
    };
  };
}

/** A tab that holds the lock and gives its signs of life only in answers; returns how many. */
function holdElsewhere(state: 'visible' | 'hidden') {
  void navigator.locks.request('job', () => new Promise(() => {})).catch(() => {});
  const channel = new BroadcastChannel('job:life');
  let count = 0;
  channel.onmessage = ({ data }) => {
    if (data !== 'ask') return;
    count += 1;
    channel.postMessage(state);
  };
  return () => count;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one of two tabs leads, and the other when it is closed', async () => {
  const openTab = openTabs();
  const [first, second] = [openTab(), openTab()];
  await pass(60_000);
  expect([first.lead(), second.lead()]).toEqual(['here', 'elsewhere']);
  first.leader.stop();
  await pass(1);
  expect(second.lead()).toBe('here');
});

test('a tab replaces a stalled leader, which knows it before it acts', async () => {
  const openTab = openTabs();
  const [first, second] = [openTab(), openTab()];
  await pass(1_000);
  first.stall();
  await pass(SILENT_MS + 4_000);
  expect(second.lead()).toBe('here');
  // Its timers run before it is told that it has lost the lock.
  expect(first.lead()).toBe('here');
  expect(first.isLeading()).toBe(false);
  first.wake();
  await pass(60_000);
  expect([first.lead(), second.lead()]).toEqual(['elsewhere', 'here']);
});

test('a leader that was stalled with no other tab open leads on', async () => {
  const only = openTabs()();
  await pass(1_000);
  only.stall();
  await pass(60_000);
  only.wake();
  await pass(1);
  expect(only.lead()).toBe('here');
  expect(only.isLeading()).toBe(true);
});

test('a tab that was stalled itself does not take the leader for silent', async () => {
  const openTab = openTabs();
  const [first, second] = [openTab(), openTab()];
  await pass(1_000);
  second.stall();
  await pass(120_000);
  second.wake();
  await pass(60_000);
  expect([first.lead(), second.lead()]).toEqual(['here', 'elsewhere']);
});

test('a leader that is visible again before a tab can take over stays', async () => {
  const openTab = openTabs();
  void navigator.locks.request('job', () => new Promise(() => {})).catch(() => {});
  let allow = (_isAble: boolean) => {};
  const canTakeOver = new Promise<boolean>((resolve) => {
    allow = resolve;
  });
  const tab = openTab({ canTakeOver });
  const leader = new BroadcastChannel('job:life');
  leader.postMessage('hidden');
  await pass(1);
  leader.postMessage('visible');
  await pass(1);
  allow(true);
  await pass(1);
  expect(tab.lead()).toBe('elsewhere');
});

test('a leader whose timers are slow gives its sign of life in an answer', async () => {
  const openTab = openTabs();
  const answers = holdElsewhere('hidden');
  hide(true);
  const tab = openTab();
  await pass(60_000);
  expect(tab.lead()).toBe('elsewhere');
  expect(answers()).toBeGreaterThan(5);
});

test('every tab says so when none can take over', async () => {
  const openTab = openTabs();
  const first = openTab();
  const others = [openTab({ canTakeOver: false }), openTab({ canTakeOver: false })];
  await pass(1_000);
  first.stall();
  await pass(SILENT_MS + 4_000);
  expect(others.map(({ lead }) => lead())).toEqual(['none', 'none']);
  first.wake();
  await pass(4_000);
  expect(
    [first, ...others].map(({ lead }) => lead()).filter((lead) => lead === 'here'),
  ).toHaveLength(1);
});

test.each([
  ['hidden', 'here'],
  ['visible', 'elsewhere'],
] as const)('a tab that becomes visible next to a %s leader: %s', async (state, lead) => {
  const openTab = openTabs();
  holdElsewhere(state);
  hide(true);
  const tab = openTab();
  await pass(30_000);
  expect(tab.lead()).toBe('elsewhere');
  tab.run(() => hide(false));
  await pass(10);
  expect(tab.lead()).toBe(lead);
});

test('without Web Locks every tab leads', async () => {
  const openTab = openTabs();
  Reflect.deleteProperty(navigator, 'locks');
  const tabs = [openTab(), openTab()];
  await pass(60_000);
  expect(tabs.map(({ lead }) => lead())).toEqual(['here', 'here']);
});

test('without BroadcastChannel no leader is replaced', async () => {
  const openTab = openTabs();
  vi.stubGlobal('BroadcastChannel', undefined);
  const [first, second] = [openTab(), openTab()];
  await pass(1);
  first.stall();
  await pass(60_000);
  expect([first.lead(), second.lead()]).toEqual(['here', 'elsewhere']);
  expect(first.isLeading()).toBe(true);
});

test('a tab that is closed leaves no timer', async () => {
  const tab = openTabs()();
  tab.leader.stop();
  expect(vi.getTimerCount()).toBe(0);
});
