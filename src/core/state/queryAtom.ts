import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';

/**
 * A query as an atom. The library's own resets a query that failed as soon as no screen shows it,
 * and with it the last good data, which have to stay (decision c7).
 *
 * @internal
 */
export function queryAtom<Data, Key extends QueryKey>(
  getOptions: (get: Getter) => QueryObserverOptions<Data, Error, Data, Data, Key>,
): Atom<QueryObserverResult<Data>> {
  const observerAtom = atom((get) => new QueryObserver(get(queryClientAtom), getOptions(get)));
  const heldAtom = atom((get) => {
    const observer = get(observerAtom);
    const resultAtom = atom(observer.getCurrentResult());
    resultAtom.onMount = (set) => {
      const stop = observer.subscribe(notifyManager.batchCalls(set));
      // What changed while nobody looked.
      set(observer.getCurrentResult());
      return stop;
    };
    return resultAtom;
  });
  return atom((get) => get(get(heldAtom)));
}
