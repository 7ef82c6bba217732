import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { clockAtom } from '../../clock/state';
import { queryClientAtom } from '../../state/queryClient';
import { restaurantIdAtom } from '../../state/services';
import { vendorAtom } from '../../vendor/queries';
import type { Speaker, Tune } from '../alarm/createSpeaker';
import { speakerAtom } from '../alarm/speakerAtom';
import { ringsHereAtom } from '../live/state';
import { ISSUE_TUNE, soundIssues } from './heardIssues';
import { issueKeys } from './keys';
import { toIssues } from './wire';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());

function openPortal(answers: Answers = {}) {
  const { store } = createTestPortal({ capabilities: ['orders.issues'], answers });
  const played: Tune[] = [];
  vi.spyOn(store.get(speakerAtom) as Speaker, 'play').mockImplementation(
    (tune) => void played.push(tune),
  );
  store.set(ringsHereAtom, true);
  const now = store.get(clockAtom).now();
  const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
  const show = (...issues: readonly object[]) => {
    const key = issueKeys.open(store.get(restaurantIdAtom));
    store.get(queryClientAtom).setQueryData(key, toIssues(issues as never));
    vi.advanceTimersByTime(1);
  };
  return { store, played, at, show };
}

test('an issue sounds once when it arrives, and once when a quarter of its time is left', () => {
  const { store, played, at, show } = openPortal();
  const stop = soundIssues(store);
  const issue = { _id: 'i1', state: 'open', created_at: at(0), expires_at: at(8) };
  show(issue);
  expect(played).toEqual([ISSUE_TUNE]);
  vi.advanceTimersByTime(5.9 * MINUTE_MS);
  show({ ...issue });
  expect(played).toHaveLength(1);
  vi.advanceTimersByTime(0.2 * MINUTE_MS);
  expect(played).toHaveLength(2);
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(played).toHaveLength(2);
  stop();
});

test('issues that arrive together sound once', () => {
  const { store, played, at, show } = openPortal();
  const stop = soundIssues(store);
  const many = Array.from({ length: 300 }, (_, index) => ({
    _id: `i${index}`,
    state: 'open',
    created_at: at(0),
    expires_at: at(60),
  }));
  show(...many);
  show(...many.slice(0, 299));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(played).toHaveLength(1);
  stop();
});

test('an issue that is raised sounds again', () => {
  const { store, played, at, show } = openPortal();
  const stop = soundIssues(store);
  const issue = { _id: 'i1', state: 'open', created_at: at(0), expires_at: null };
  show(issue);
  show({ ...issue, level: 'grievance' });
  expect(played).toHaveLength(2);
  stop();
});

test('a tab that does not ring is silent, and the one that rings next sounds once', () => {
  const { store, played, at, show } = openPortal();
  store.set(ringsHereAtom, false);
  const stop = soundIssues(store);
  show({ _id: 'i1', state: 'open', created_at: at(0), expires_at: at(8) });
  expect(played).toEqual([]);
  store.set(ringsHereAtom, true);
  expect(played).toHaveLength(1);
  stop();
});

test('an issue that was heard before a reload stays silent', () => {
  const { store, played, at, show } = openPortal();
  const stop = soundIssues(store);
  show({ _id: 'i1', state: 'open', created_at: at(0), expires_at: at(8) });
  stop();
  const stopAgain = soundIssues(store);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(played).toHaveLength(1);
  stopAgain();
});

test('an issue without a deadline sounds once', () => {
  const { store, played, show } = openPortal();
  const stop = soundIssues(store);
  show({ _id: 'i1', state: 'open', expires_at: null });
  vi.advanceTimersByTime(30 * MINUTE_MS);
  expect(played).toHaveLength(1);
  stop();
});

test('a member who may not answer orders hears nothing', async () => {
  const vendorGet = () => ({ _id: 'v1', permissions: ['orders_status_update'] });
  const { store, played, show } = openPortal({ vendorGet });
  store.sub(vendorAtom, () => {});
  await vi.advanceTimersByTimeAsync(1);
  const stop = soundIssues(store);
  show({ _id: 'i1', state: 'open', expires_at: null });
  expect(played).toEqual([]);
  stop();
});
