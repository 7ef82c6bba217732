import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Cancelled, isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom, vendorIdAtom } from '../../core/state/services';
import { vendorKeys } from '../../core/vendor/queries';
import { fetchRestaurant, updateRestaurant } from './api';
import { restaurantKeys } from './keys';
import messages from './messages.en.json';
import type { ProfileUpdate, Restaurant } from './types';

type Update = Omit<ProfileUpdate, 'restaurantId'>;

/** Sends one update at a time; a lost answer is looked up before it is called a failure. */
export function useUpdateRestaurant(before: Restaurant) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const sending = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number>();
  /** What stays to be read after the toast has gone. */
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => sending.current?.abort(), []);

  /** Resolves to whether the marketplace has it. */
  async function update(changed: Update): Promise<boolean> {
    if (sending.current) return false;
    if (restaurantId === '') return refuse(text('restaurantIdMissing'));
    const sent = new AbortController();
    sending.current = sent;
    setProblem(undefined);
    setProgress(0);
    try {
      const options = { signal: sent.signal, onProgress: setProgress };
      await updateRestaurant(api, { restaurantId, ...changed }, options);
      return finish();
    } catch (failure) {
      if (isOutcomeUnknown(failure) && (await wasApplied(changed))) return finish();
      return fail(failure, sent.signal);
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  }

  async function wasApplied({ values, banner, files }: Update): Promise<boolean> {
    try {
      const now = await fetchRestaurant(api, restaurantId);
      const isNewBanner = !(banner instanceof File) || now?.banner !== before.banner;
      const size = before.gallery.length + files.length;
      return now !== null && isNewBanner && now.gallery.length >= size && isSame(now, values);
    } catch {
      return false;
    }
  }

  function finish(): boolean {
    void queryClient.invalidateQueries({ queryKey: restaurantKeys.profile(restaurantId) });
    void queryClient.invalidateQueries({ queryKey: vendorKeys.all(vendorId) });
    notify.success(text('updated'), MANAGEMENT_TOAST);
    return true;
  }

  function fail(failure: unknown, { aborted }: AbortSignal): boolean {
    if (failure instanceof Cancelled) {
      if (aborted) setProblem(text('cancelled'));
      return false;
    }
    const said = serverMessageOf(failure);
    return refuse(said || text(isOutcomeUnknown(failure) ? 'answerLost' : 'nothingSaved'));
  }

  function refuse(why: string): boolean {
    notify.error(text('updateFailed'), MANAGEMENT_TOAST);
    setProblem(why);
    return false;
  }

  const isSending = progress !== undefined;
  return { update, progress, isSending, problem, cancel: () => sending.current?.abort() };
}

const COMPARED = ['name', 'about', 'address', 'minimumOrder', 'preparationMinutes'] as const;

function isSame(now: Restaurant, sent: Update['values']): boolean {
  return COMPARED.every((name) => now[name] === sent[name].trim());
}
