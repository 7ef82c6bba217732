import type { QueryKey } from '@tanstack/query-core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../api/errors';
import { MANAGEMENT_TOAST } from '../constants';
import type { MutationAtom } from './mutationAtom';
import { queryClientAtom } from './queryClient';
import { notifyAtom } from './services';

/** One tap on a switch. @internal */
export interface SwitchInput<Row> {
  row: Row;
  isOn: boolean;
}

interface ListSwitch<Row> {
  /** The list in the cache. */
  queryKey: QueryKey;
  /** The row as it is with its switch on or off. */
  put: (row: Row, isOn: boolean) => Row;
  /** The toast of a switch that holds; the server's message is `''` when there is none. */
  done: (row: Row, isOn: boolean, message: string) => string;
}

/** A switch that went back. @internal */
export interface FailedSwitch<Row> {
  /** As it still is. */
  row: Row;
  /** The server's reason, `''` when it gave none. */
  reason: string;
}

/**
 * A switch on each row of a list. The list answers at once and is put back when it failed. Of one
 * row only one call is under way: what is tapped meanwhile is sent after it, so that answers cannot
 * overtake each other. `failed` is the last failure.
 *
 * @internal
 */
export function useListSwitch<Row extends { id: string }>(
  mutation: MutationAtom<SwitchInput<Row>, string | void>,
  options: ListSwitch<Row>,
) {
  const cache = useAtomValue(queryClientAtom);
  const notify = useAtomValue(notifyAtom);
  const send = useSetAtom(mutation);
  const latest = useRef(options);
  const wishes = useRef(new Map<string, boolean>());
  const [failed, setFailed] = useState<FailedSwitch<Row> | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  const toggle = useCallback(
    async (row: Row, isOn: boolean): Promise<void> => {
      const { queryKey, put, done } = latest.current;
      const show = (next: boolean) =>
        cache.setQueryData<Row[]>(queryKey, (rows) =>
          rows?.map((other) => (other.id === row.id ? put(other, next) : other)),
        );
      const isUnderWay = wishes.current.has(row.id);
      wishes.current.set(row.id, isOn);
      show(isOn);
      // A read under way would bring the old state back, and so does stopping it.
      await cache.cancelQueries({ queryKey });
      show(wishes.current.get(row.id) ?? isOn);
      if (isUnderWay) return;
      let held = !isOn;
      let message = '';
      for (let wish = isOn; wish !== held; wish = wishes.current.get(row.id) ?? wish) {
        const outcome = await send({ row, isOn: wish });
        if (!outcome.isDone) {
          wishes.current.delete(row.id);
          if (outcome.why === 'ended') return;
          show(held);
          setFailed({ row: put(row, held), reason: serverMessageOf(outcome.failure) });
          break;
        }
        message = outcome.answer || '';
        held = wish;
      }
      if (wishes.current.delete(row.id)) notify.success(done(row, held, message), MANAGEMENT_TOAST);
      // The last one to settle reads anew, so an early answer cannot undo a later tap.
      if (wishes.current.size === 0) void cache.invalidateQueries({ queryKey });
    },
    [cache, notify, send],
  );

  return { toggle, failed, forget: useCallback(() => setFailed(null), []) };
}
