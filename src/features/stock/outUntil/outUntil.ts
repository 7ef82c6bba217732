import { atom } from 'jotai';
import { record, safeId, toText } from '../../../core/format/wireValues';
import { parseStored } from '../../../core/state/parseStored';
import { storedRemindersAtom } from '../state';

/** When to ask whether an item is back in stock. */
export interface Reminder {
  name: string;
  /** Epoch ms. */
  until: number;
}

/** Reminders by item id. */
export type Reminders = Readonly<Record<string, Reminder>>;

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
