import { atom, type Getter, type Setter } from 'jotai';
import { withWebLock } from '../../async/withWebLock';
import { clockAtom } from '../../clock/state';
import { ownerAtom } from '../../device/deviceDataAtom';
import { randomId } from '../../randomId';
import { servicesAtom } from '../../state/services';
import { keepRun, runStoreAtom, sendRun } from './sendRun';
import { isSending, isUnderWay, runAtom, runStateAtom, storedRunsAtom } from './state';
import type { ItemResult, NewRun, Run } from './types';

/** One tab at a time changes the menu. */
const lockNameAtom = atom((get) => `vendor-portal:menu-run:${get(ownerAtom)}`);

/** Starts a run. A run that is under way, here or in another tab, goes first and is shown instead. */
export const startRunAtom = atom(null, async (get, set, { kind, changes }: NewRun) => {
  if (get(runStateAtom).isStarting || isUnderWay(get(runAtom))) return;
  set(runStateAtom, { isStarting: true });
  await alone(get, set, async (stored) => {
    const first = stored.find(isUnderWay);
    if (first) return set(runStateAtom, { run: { ...first, phase: 'paused' }, isStarting: false });
    // The clock may have been set back.
    const startedAt = Math.max(get(clockAtom).now(), (stored[0]?.startedAt ?? 0) + 1);
    const fresh = { id: randomId(), kind, startedAt, changes, isClosed: false };
    const nothing = { results: new Map(), unclear: new Set<string>() };
    await sendRun(get, set, { ...fresh, ...nothing, phase: 'running' });
  });
});

/** Sends the items without a result. */
export const resumeRunAtom = atom(null, (get, set) => continueRun(get, set, () => true));

/** Sends the items that failed or were not sent. */
export const retryRunAtom = atom(null, (get, set) =>
  continueRun(get, set, ({ isDone }: ItemResult) => isDone),
);

export const pauseRunAtom = atom(null, (get, set) => {
  const run = get(runAtom);
  if (run?.phase === 'running') set(runStateAtom, { run: { ...run, phase: 'pausing' } });
});

/** Sends no more items; running calls are completed. */
export const stopRunAtom = atom(null, async (get, set) => {
  const run = get(runAtom);
  if (!run || !isUnderWay(run)) return;
  if (run.phase === 'paused') return keepRun(get, set, { ...withInterrupted(run), phase: 'ended' });
  set(runStateAtom, { run: { ...run, phase: 'stopping' } });
});

/** Stops a run that is sending; a paused run stays paused. */
export const leaveRunAtom = atom(null, (get, set) => {
  if (isSending(get(runAtom))) void set(stopRunAtom);
});

/** Hides the result of a run. */
export const closeRunAtom = atom(null, async (get, set) => {
  const run = get(runAtom);
  if (!run || isUnderWay(run)) return;
  set(runStateAtom, { run: null });
  set(storedRunsAtom, 'closed');
  await get(runStoreAtom).save({ ...run, isClosed: true });
});

/** Shows the run that a reload, a lost session or another tab has left. */
export const restoreRunAtom = atom(null, async (get, set) => {
  if (get(runStateAtom).isStarting || get(runAtom)) return;
  const session = get(servicesAtom).session.signal();
  const open = (await get(runStoreAtom).list()).find(({ isClosed }) => !isClosed);
  const isFree = await withWebLock(get(lockNameAtom), { ifAvailable: true }, yes);
  if (session.aborted || get(runStateAtom).isStarting || get(runAtom)) return;
  set(runStateAtom, { isElsewhere: !isFree });
  if (!isFree) return;
  // A run with texts is not stored, so a reload has ended it.
  if (!open) return set(storedRunsAtom, 'closed');
  set(runStateAtom, { run: isUnderWay(open) ? { ...open, phase: 'paused' } : open });
});

/** The last runs of this vendor on this device, the newest first. */
export const readRunsAtom = atom(null, (get) => get(runStoreAtom).list());

/** Resolves when no other tab is changing the menu. */
export const awaitOtherTabAtom = atom(null, (get, _set, signal: AbortSignal) =>
  withWebLock(get(lockNameAtom), { signal }, yes),
);

async function yes(): Promise<true> {
  return true;
}

/** Runs `work` with the stored runs, unless another tab is changing the menu. */
async function alone(
  get: Getter,
  set: Setter,
  work: (stored: readonly Run[]) => Promise<void> | void,
): Promise<void> {
  const session = get(servicesAtom).session.signal();
  const store = get(runStoreAtom);
  const isAlone = await withWebLock(get(lockNameAtom), { ifAvailable: true }, async () => {
    await work(await store.list());
    return true;
  });
  if (session.aborted) return;
  if (!isAlone) set(runStateAtom, { run: null, isElsewhere: true });
  set(runStateAtom, { isStarting: false });
}

/** Another tab may have continued the run, so its stored results count. */
async function continueRun(
  get: Getter,
  set: Setter,
  isFinal: (result: ItemResult) => boolean,
): Promise<void> {
  const run = get(runAtom);
  if (!run || isSending(run) || get(runStateAtom).isStarting) return;
  set(runStateAtom, { isStarting: true });
  await alone(get, set, async (stored) => {
    const { results, unclear } = stored.find(({ id }) => id === run.id) ?? run;
    const left = [...withReasons(results, run.results)].filter(([, result]) => isFinal(result));
    const again = { results: new Map(left), unclear, isClosed: false };
    await sendRun(get, set, { ...run, ...again, phase: 'running' });
  });
}

/** Items that a reload has interrupted are not sent again, but are shown. */
function withInterrupted(run: Run): Run {
  const results = new Map(run.results);
  for (const id of run.unclear) {
    if (!results.has(id)) results.set(id, { isDone: false, why: 'interrupted', reason: '' });
  }
  return { ...run, results };
}

/** The stored results, with the reasons that only this tab knows. */
function withReasons(stored: Run['results'], current: Run['results']): Map<string, ItemResult> {
  const entries = [...stored].map(([id, result]): [string, ItemResult] => {
    const currentResult = current.get(id);
    const isEqual =
      currentResult && !currentResult.isDone && !result.isDone && currentResult.why === result.why;
    return [id, isEqual ? currentResult : result];
  });
  return new Map(entries);
}
