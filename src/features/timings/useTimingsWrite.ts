import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { ApiRefusal, Cancelled, isOutcomeUnknown } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom, timeZoneAtom } from '../../core/state/services';
import { fetchTimings } from './api';
import { timingKeys } from './keys';
import messages from './messages.en.json';
import type { Timings } from './types';

type Failure = 'saveFailed' | 'updateFailed' | 'deleteFailed';

export interface Write {
  /** Which control shows that it is busy. */
  name: string;
  /** Resolves to the server's message. */
  send: () => Promise<string>;
  /** Whether the hours have the change already: asked when its answer was lost. */
  wasApplied: (timings: Timings) => boolean;
  /** The hours with the change, until they are read anew. */
  apply: (timings: Timings) => Timings;
  done: (message: string) => string;
  failed: Failure;
}

/** What a write came to; `problem` is what stays to be read once the toast has gone. */
export type Outcome = { isDone: true } | { isDone: false; problem: string };

/**
 * Sends one change of the hours at a time: a deletion counts places, and after another one each
 * place is another slot. A lost answer is looked up before it is called a failure.
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
      const finish = async (message: string): Promise<Outcome> => {
        // A read under way would bring the old hours back.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData<Timings>(queryKey, (timings) => timings && write.apply(timings));
        notify.success(write.done(message), MANAGEMENT_TOAST);
        return { isDone: true };
      };
      const fail = (failure: unknown): Outcome => {
        if (failure instanceof Cancelled) return { isDone: false, problem: '' };
        notify.error(text(write.failed), MANAGEMENT_TOAST);
        const said = failure instanceof ApiRefusal ? failure.serverMessage : '';
        const lost = isOutcomeUnknown(failure) ? 'answerLost' : 'nothingSaved';
        return { isDone: false, problem: said || text(lost) };
      };
      const wasApplied = async () => {
        try {
          return write.wasApplied(await fetchTimings(api, { restaurantId, timeZone }));
        } catch {
          return false;
        }
      };
      try {
        return await finish(await write.send());
      } catch (failure) {
        if (isOutcomeUnknown(failure) && (await wasApplied())) return await finish('');
        return fail(failure);
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
