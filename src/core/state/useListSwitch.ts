import type { QueryKey } from '@tanstack/query-core';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../api/errors';
import { FORM_TOASTS, type ToastGroup } from './formToasts';
import type { MutationAtom } from './mutationAtom';
import { queryClientAtom } from './queryClient';
import { notifyAtom } from './services';

export interface SwitchInput<Row> {
  row: Row;
  isOn: boolean;
}

interface ListSwitch<Row> {
  /** The group of screens to which the list belongs. */
  group: ToastGroup;
  queryKey: QueryKey;
  put: (row: Row, isOn: boolean) => Row;
  /** The toast for a saved change; `message` is the server's, or `''`. */
  done: (row: Row, isOn: boolean, message: string) => string;
}

export interface FailedSwitch<Row> {
  /** The row with its previous value. */
  row: Row;
  /** The server's message, or `''`. */
  reason: string;
}

/**
 * A switch on each row of a list, with an optimistic update. Each row sends one call at a time and then the latest
 * value, so that its responses arrive in order.
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
      const { group, queryKey, put, done } = latest.current;
      const show = (next: boolean) =>
        cache.setQueryData<Row[]>(queryKey, (rows) =>
          rows?.map((other) => (other.id === row.id ? put(other, next) : other)),
        );
      const isUnderWay = wishes.current.has(row.id);
      wishes.current.set(row.id, isOn);
      show(isOn);
      // A running read would restore the old value, and so does cancelling the read. So the new value is shown again
      // below.
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
      if (wishes.current.delete(row.id))
        notify.success(done(row, held, message), FORM_TOASTS[group]);
      // Refetch only after the last change, so that the result contains all changes.
      if (wishes.current.size === 0) void cache.invalidateQueries({ queryKey });
    },
    [cache, notify, send],
  );

  return { toggle, failed, forget: useCallback(() => setFailed(null), []) };
}
