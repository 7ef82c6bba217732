import type { createStore } from 'jotai';
import { clockAtom } from '../../clock/state';
import { toDate } from '../../format/formats';
import { accessAtom, RIGHTS } from '../../permissions/access';
import { shortHash } from '../../session/shortHash';
import { storedAtom } from '../../state/storedAtom';
import type { Tune } from '../alarm/createSpeaker';
import { readSilenced, writeSilenced } from '../alarm/silenced';
import { speakerAtom } from '../alarm/speakerAtom';
import { ringsHereAtom } from '../live/state';
import { knownOpenIssuesAtom } from './queries';
import type { OrderIssue } from './types';

type Store = ReturnType<typeof createStore>;

/** Two rising pairs, lower than the tune of a new order. */
export const ISSUE_TUNE: Tune = {
  notes: [
    { pitch: 587, at: 0, seconds: 0.14 },
    { pitch: 698, at: 0.16, seconds: 0.26 },
    { pitch: 587, at: 0.6, seconds: 0.14 },
    { pitch: 698, at: 0.76, seconds: 0.26 },
  ],
  vibration: [150, 100, 150],
};

/** The part of the time for an answer that is left when the tune plays again. */
const LAST_PART = 1 / 4;
/** Issues without a time to wait for are looked at again after this time, in ms. */
const LONGEST_WAIT_MS = 60_000;

/** Hashes of what was heard, shared by all tabs and kept after a reload. */
const heardAtom = storedAtom<readonly string[]>('issues_heard', readSilenced, writeSilenced);

interface Due {
  name: string;
  at: number;
}

/**
 * Plays a tune in the tab that rings, for a vendor who may answer orders: once for an issue that is open, and once when a quarter of its time is left. An
 * issue that is open again, because it was raised or an answer was rejected, is a new one (c107).
 */
export function soundIssues(store: Store): () => void {
  const clock = store.get(clockAtom);
  /** When a tab has first seen an issue that was raised, whose time began then. */
  const seenAt = new Map<string, number>();
  /** More than the storage has room for. */
  const heardHere = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function timesOf(issue: OrderIssue): readonly Due[] {
    const { id, level, answered, createdAt, expiresAt } = issue;
    const name = [id, level, answered?.at ?? ''].join(' ');
    const seen = seenAt.get(name) ?? clock.now();
    seenAt.set(name, seen);
    const began = toDate(answered?.at ?? createdAt)?.getTime() ?? seen;
    const since = level === 'issue' ? began : seen;
    const times = [{ name: shortHash(name), at: since }];
    if (expiresAt !== null && expiresAt > since) {
      const last = expiresAt - (expiresAt - since) * LAST_PART;
      times.push({ name: shortHash(`${name} last`), at: last });
    }
    return times;
  }

  function check(): void {
    clearTimeout(timer);
    const issues = store.get(knownOpenIssuesAtom) ?? [];
    if (issues.length === 0) return;
    const now = clock.now();
    const times = issues.flatMap(timesOf);
    const due = times.filter(({ at }) => at <= now).map(({ name }) => name);
    const rings = store.get(ringsHereAtom) && store.get(accessAtom)(RIGHTS.answerOrders);
    if (rings) hear(due, new Set(times.map(({ name }) => name)));
    const waits = times.map(({ at }) => at - now).filter((wait) => wait > 0);
    timer = setTimeout(check, Math.min(LONGEST_WAIT_MS, ...waits));
  }

  function hear(due: readonly string[], open: ReadonlySet<string>): void {
    const heard = store.get(heardAtom);
    const fresh = due.filter((name) => !heard.includes(name) && !heardHere.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) heardHere.add(name);
    store.set(heardAtom, [...heard.filter((name) => open.has(name)), ...fresh]);
    store.get(speakerAtom).play(ISSUE_TUNE);
  }

  const stops = [
    store.sub(knownOpenIssuesAtom, check),
    store.sub(ringsHereAtom, check),
    clock.onWakeUp(check),
    // While it is mounted, it has what other tabs have stored.
    store.sub(heardAtom, () => {}),
  ];
  check();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}
