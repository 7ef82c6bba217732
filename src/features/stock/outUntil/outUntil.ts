import { atom, useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { record, safeId, toText } from '../../../core/format/wireValues';
import type { MenuItem } from '../../../core/menu/types';
import { parseStored } from '../../../core/state/parseStored';
import { storedRemindersAtom } from '../state';

/** When to ask whether an item is back in stock. */
export interface Reminder {
  name: string;
  /** Epoch ms. */
  until: number;
}

const parsedRemindersAtom = atom((get) => parseReminders(get(storedRemindersAtom)));

/** The reminders of this vendor on this device. */
export const remindersAtom = atom(
  (get) => get(parsedRemindersAtom),
  (get, set, change: Readonly<Record<string, Reminder | null>>) => {
    const entries = Object.entries({ ...get(parsedRemindersAtom), ...change });
    const left = entries.filter(([, reminder]) => reminder !== null);
    set(storedRemindersAtom, left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null);
  },
);

/** Reminders by item id. */
type Reminders = Readonly<Record<string, Reminder>>;

/** Reads any text and leaves out everything that is not a reminder. */
export function parseReminders(stored: string | null): Reminders {
  const entries = Object.entries(record(parseStored(stored)));
  return Object.fromEntries(
    entries.flatMap(([id, one]): [string, Reminder][] => {
      const { name, until } = record(one);
      const isReminder = safeId(id) !== null && Number.isFinite(until);
      return isReminder ? [[id, { name: toText(name), until: Number(until) }]] : [];
    }),
  );
}

/** The ids of the items to ask about, the longest due first. */
export function dueItems(reminders: Reminders, now: number): string[] {
  return Object.entries(reminders)
    .filter(([, { until }]) => until <= now)
    .toSorted(([, a], [, b]) => a.until - b.until)
    .map(([id]) => id);
}

/** Until when an item is out of stock, in epoch ms; `null` without a time. */
export function useOutUntil({ id, isInStock, outUntil }: MenuItem): number | null {
  const reminders = useAtomValue(remindersAtom);
  const has = useAtomValue(hasCapabilityAtom);
  if (has('menu.snooze')) return isInStock ? null : outUntil;
  return isInStock ? null : (reminders[id]?.until ?? null);
}
