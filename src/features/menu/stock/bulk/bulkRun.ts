import { atom, type Getter, type Setter } from 'jotai';
import { serverMessageOf } from '../../../../core/api/errors';
import type { WriteEnd } from '../../../../core/state/mutationAtom';
import { queryClientAtom } from '../../../../core/state/queryClient';
import { restaurantIdAtom, servicesAtom, sessionAtom } from '../../../../core/state/services';
import { menuKeys } from '../../queries';
import type { MenuItem } from '../../types';
import { changeStockAtom } from '../changeStock';
import { inLanes } from './inLanes';

const AT_A_TIME = 2;

export type BulkItem = Pick<MenuItem, 'id' | 'name'>;

export type BulkResult = { isDone: true } | { isDone: false; why: WriteEnd; reason: string };

/** Many items whose stock is changed one after the other. Items without a result were not sent. */
export interface BulkRun {
  isInStock: boolean;
  items: readonly BulkItem[];
  results: ReadonlyMap<string, BulkResult>;
  phase: 'running' | 'stopping' | 'ended';
}

const heldAtom = atom<{ generation: number; run: BulkRun | null }>({ generation: 0, run: null });

/**
 * Stored in an atom, so that the results stay when the vendor leaves the screen. The results are dropped when the
 * session ends.
 */
export const bulkRunAtom = atom(
  (get) => {
    get(sessionAtom);
    const { generation, run } = get(heldAtom);
    return generation === get(servicesAtom).session.generation() ? run : null;
  },
  (get, set, run: BulkRun | null) =>
    set(heldAtom, { generation: get(servicesAtom).session.generation(), run }),
);

export const startBulkAtom = atom(
  null,
  (get, set, { items, isInStock }: Pick<BulkRun, 'items' | 'isInStock'>) => {
    if (isUnderWay(get(bulkRunAtom))) return;
    set(bulkRunAtom, { items, isInStock, results: new Map(), phase: 'running' });
    return send(get, set, items);
  },
);

/** Sends the items that failed or were not sent. */
export const retryBulkAtom = atom(null, (get, set) => {
  const run = get(bulkRunAtom);
  if (!run || isUnderWay(run)) return;
  const done = new Map([...run.results].filter(([, { isDone }]) => isDone));
  set(bulkRunAtom, { ...run, results: done, phase: 'running' });
  return send(
    get,
    set,
    run.items.filter(({ id }) => !done.has(id)),
  );
});

/** Sends no more items; running calls are completed. */
export const stopBulkAtom = atom(null, (get, set) => {
  const run = get(bulkRunAtom);
  if (run?.phase === 'running') set(bulkRunAtom, { ...run, phase: 'stopping' });
});

export function isUnderWay(run: BulkRun | null): boolean {
  return run !== null && run.phase !== 'ended';
}

async function send(get: Getter, set: Setter, items: readonly BulkItem[]): Promise<void> {
  const session = get(servicesAtom).session.signal();
  const isStopped = () => session.aborted || get(bulkRunAtom)?.phase !== 'running';
  const change = (next: (run: BulkRun) => BulkRun) => {
    const run = get(bulkRunAtom);
    if (!session.aborted && run) set(bulkRunAtom, next(run));
  };
  const work = async (item: BulkItem) => {
    const result = await sendOne(set, item, get(bulkRunAtom)?.isInStock ?? true);
    change((run) => ({ ...run, results: new Map(run.results).set(item.id, result) }));
  };
  await inLanes(items, AT_A_TIME, work, isStopped);
  change((run) => ({ ...run, phase: 'ended' }));
  if (session.aborted) return;
  const queryKey = menuKeys.list(get(restaurantIdAtom));
  void get(queryClientAtom).invalidateQueries({ queryKey });
}

async function sendOne(set: Setter, item: BulkItem, isInStock: boolean): Promise<BulkResult> {
  const outcome = await set(changeStockAtom, { item, isInStock });
  if (outcome.isDone) return { isDone: true };
  return { isDone: false, why: outcome.why, reason: serverMessageOf(outcome.failure) };
}
