import { atom, type Getter, type Setter } from 'jotai';
import { serverMessageOf } from '../../api/errors';
import { ownerAtom } from '../../device/deviceDataAtom';
import { ownedKey, runsDatabase } from '../../device/vendorData';
import type { WriteEnd, WriteOutcome } from '../../state/mutationAtom';
import { queryClientAtom } from '../../state/queryClient';
import { restaurantIdAtom, servicesAtom, storageAtom } from '../../state/services';
import { menuKeys } from '../queries';
import { inLanes } from './inLanes';
import { changeItemAtom, ItemChanged, ItemGone } from './mutations';
import { createRunStore } from './runStore';
import { runAtom, runStateAtom, storedRunsAtom } from './state';
import type { ItemChange, ItemResult, Run, RunFailure } from './types';

const AT_A_TIME = 2;

export const runStoreAtom = atom((get) => {
  const owner = get(ownerAtom);
  const storage = get(storageAtom);
  const isAllowed = () => owner !== '' && storage.lasts?.(ownedKey('menu_runs', owner)) === true;
  return createRunStore(runsDatabase(owner), isAllowed);
});

/** Sends the items without a result until all are sent, or the run is paused or stopped. */
export async function sendRun(get: Getter, set: Setter, first: Run): Promise<void> {
  const session = get(servicesAtom).session.signal();
  if (session.aborted) return;
  await keepRun(get, set, first);
  await get(runStoreAtom).prune();
  const isStopped = () => session.aborted || get(runAtom)?.phase !== 'running';
  const work = async (change: ItemChange) => {
    const { id } = change;
    const wasUnclear = get(runAtom)?.unclear.has(id);
    const claimed = keepResult(get, set, id, { isUnclear: true });
    // A device that stores nothing is not waited for at each item.
    if (get(runStateAtom).isStored) await claimed;
    if (session.aborted) return;
    const outcome = await set(changeItemAtom, change);
    if (session.aborted) return;
    const result = toResult(outcome);
    // A later answer says nothing of an earlier call that may still be saved.
    const isUnclear = !result.isDone && (wasUnclear || result.why === 'lost');
    void keepResult(get, set, id, { result, isUnclear });
  };
  const left = first.changes.filter(({ id }) => !first.results.has(id));
  await inLanes(left, AT_A_TIME, work, isStopped);
  const run = get(runAtom);
  if (session.aborted || !run) return;
  const isPaused = run.phase === 'pausing' && run.results.size < run.changes.length;
  // After a reload, only a result that needs the vendor is shown again.
  const isClosed = run.changes.every(({ id }) => run.results.get(id)?.isDone);
  await keepRun(get, set, { ...run, phase: isPaused ? 'paused' : 'ended', isClosed });
  const queryKey = menuKeys.all(get(restaurantIdAtom));
  void get(queryClientAtom).invalidateQueries({ queryKey });
}

/** Notes what is known of an item. */
async function keepResult(
  get: Getter,
  set: Setter,
  id: string,
  { result, isUnclear }: { result?: ItemResult; isUnclear: boolean | undefined },
): Promise<void> {
  const run = get(runAtom);
  if (!run) return;
  const results = new Map(run.results);
  if (result) results.set(id, result);
  const unclear = new Set(run.unclear);
  if (isUnclear) unclear.add(id);
  else unclear.delete(id);
  await keepRun(get, set, { ...run, results, unclear });
}

/** Shows the run and stores it. */
export async function keepRun(get: Getter, set: Setter, run: Run): Promise<void> {
  const session = get(servicesAtom).session.signal();
  set(runStateAtom, { run, isElsewhere: false, isStarting: false });
  // Stored before the run itself, because this entry also shows whether the device can store data.
  const state = run.isClosed ? 'closed' : 'open';
  if (get(storedRunsAtom) !== state) set(storedRunsAtom, state);
  const isStored = await get(runStoreAtom).save(run);
  if (!session.aborted) set(runStateAtom, { isStored });
}

function toResult(outcome: WriteOutcome<void>): ItemResult {
  if (outcome.isDone) return { isDone: true };
  const { failure, why } = outcome;
  const reason = serverMessageOf(failure);
  if (failure instanceof ItemGone) return { isDone: false, why: 'gone', reason };
  if (failure instanceof ItemChanged) {
    return { isDone: false, why: 'changed', reason, found: failure.found };
  }
  return { isDone: false, why: FAILURES[why], reason };
}

const FAILURES: Readonly<Record<WriteEnd, RunFailure>> = {
  refused: 'refused',
  locked: 'locked',
  unsent: 'unread',
  changed: 'changed',
  unclear: 'lost',
  lost: 'lost',
  cancelled: 'lost',
  doubtful: 'lost',
  ended: 'lost',
};
