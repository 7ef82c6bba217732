import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { remindersAtom } from './outUntil';

/** Until when an item is out of stock, in epoch ms; `null` without a time. */
export function useOutUntil({ id, isInStock, outUntil }: MenuItem): number | null {
  const reminders = useAtomValue(remindersAtom);
  const has = useAtomValue(hasCapabilityAtom);
  if (has('menu.snooze')) return isInStock ? null : outUntil;
  return isInStock ? null : (reminders[id]?.until ?? null);
}

/** A time today as "6:00 PM", any other as "24 Nov, 6:00 PM". */
export function useMomentWords(): (at: number) => string {
  const text = useText(messages);
  const { time, shortDate, isoDay } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  return (at) => {
    const now = clock.now();
    if (isoDay(at) === isoDay(now)) return time(at);
    return text('onDay', { day: shortDate(at, now), time: time(at) });
  };
}
