import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { Cancelled, isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom, timeZoneAtom } from '../../core/state/services';
import { fetchTimings } from './api';
import { timingKeys } from './keys';
import messages from './messages.en.json';
import type { Timings } from './types';

type Failure = 'saveFailed' | 'updateFailed' | 'deleteFailed';

export interface Change {
  /** Resolves to the server's message. */
  send: () => Promise<string>;
  /** Whether the hours have the change already: asked when its answer was lost. */
  wasApplied: (timings: Timings) => boolean;
  /** The hours with the change, until they are read anew. */
  apply: (timings: Timings) => Timings;
  done: (message: string) => string;
}

export interface Write {
  /** Which control shows that it is busy. */
  name: string;
  failed: Failure;
  /**
   * What to do; or how to find that out from the hours as they are now, which are then read first.
   * `null`: they are not the ones that somebody has seen, and nothing is sent.
   */
  change: Change | ((now: Timings) => Change | null);
}

/** What a write came to; `problem` is what stays to be read once the toast has gone. */
export type Outcome = { isDone: true } | { isDone: false; problem: string };

/**
 * Sends one change of the hours at a time: a deletion counts places, and after another one each
 * place is another slot. What counts places, or sends everything, is made from hours that were just
 * read: another device may have changed them. A lost answer is looked up before it is called a failure.
 */
export function useTimingsWrite() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const cache = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const isLocked = useRef(false);
  const [busy, setBusy] = useState<string | null>(null);

  const run = useCallback(
    async (write: Write): Promise<Outcome> => {
      if (isLocked.current) return { isDone: false, problem: '' };
      isLocked.current = true;
      setBusy(write.name);
      const queryKey = timingKeys.all(restaurantId);
      const read = () => fetchTimings(api, { restaurantId, timeZone });
      const open = async (): Promise<Change | null> => {
        if (typeof write.change !== 'function') return write.change;
        const now = await read();
        cache.setQueryData<Timings>(queryKey, now);
        return write.change(now);
      };
      const finish = async (change: Change, message: string): Promise<Outcome> => {
        // A read under way would bring the old hours back.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData<Timings>(queryKey, (timings) => timings && change.apply(timings));
        notify.success(change.done(message), MANAGEMENT_TOAST);
        return { isDone: true };
      };
      const fail = (failure: unknown, isSent: boolean): Outcome => {
        if (failure instanceof Cancelled) return { isDone: false, problem: '' };
        notify.error(text(write.failed), MANAGEMENT_TOAST);
        const said = serverMessageOf(failure);
        const isLost = isSent && isOutcomeUnknown(failure);
        return { isDone: false, problem: said || text(isLost ? 'answerLost' : 'nothingSaved') };
      };
      const wasApplied = async (change: Change) => {
        try {
          return change.wasApplied(await read());
        } catch {
          return false;
        }
      };
      let change: Change | null = null;
      try {
        change = await open();
        if (change) return await finish(change, await change.send());
        notify.info(text('changedElsewhere'), MANAGEMENT_TOAST);
        return { isDone: false, problem: text('changedElsewhere') };
      } catch (failure) {
        if (change && isOutcomeUnknown(failure) && (await wasApplied(change))) {
          return await finish(change, '');
        }
        return fail(failure, change !== null);
      } finally {
        isLocked.current = false;
        setBusy(null);
        void cache.invalidateQueries({ queryKey });
      }
    },
    [api, cache, notify, restaurantId, text, timeZone],
  );

  return { run, busy };
}
