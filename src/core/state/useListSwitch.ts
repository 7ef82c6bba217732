import type { QueryKey } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Cancelled } from '../api/errors';
import { queryClientAtom } from './queryClient';

interface ListSwitch<Row> {
  /** The list in the cache. */
  queryKey: QueryKey;
  /** The row as it is with its switch on or off. */
  put: (row: Row, isOn: boolean) => Row;
  /** Resolves to the server's message. */
  send: (row: Row, isOn: boolean) => Promise<string>;
  onDone: (row: Row, isOn: boolean, message: string) => void;
}

/**
 * A switch on each row of a list. The list answers at once and is put back when it failed. Of one
 * row only one call is under way: what is tapped meanwhile is sent after it, so that answers cannot
 * overtake each other. `failed` is the row of the last failure, as it still is.
 *
 * @internal
 */
export function useListSwitch<Row extends { id: string }>(options: ListSwitch<Row>) {
  const cache = useAtomValue(queryClientAtom);
  const latest = useRef(options);
  const wishes = useRef(new Map<string, boolean>());
  const [failed, setFailed] = useState<Row | null>(null);
  useEffect(() => {
    latest.current = options;
  });

  const toggle = useCallback(
    async (row: Row, isOn: boolean): Promise<void> => {
      const { queryKey, put, send, onDone } = latest.current;
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
      try {
        let message = '';
        for (let wish = isOn; wish !== held; wish = wishes.current.get(row.id) ?? wish) {
          message = await send(row, wish);
          held = wish;
        }
        onDone(row, held, message);
      } catch (failure) {
        if (failure instanceof Cancelled) return;
        show(held);
        setFailed(put(row, held));
      } finally {
        wishes.current.delete(row.id);
        // The last one to settle reads anew, so an early answer cannot undo a later tap.
        if (wishes.current.size === 0) void cache.invalidateQueries({ queryKey });
      }
    },
    [cache],
  );

  return { toggle, failed, forget: useCallback(() => setFailed(null), []) };
}
