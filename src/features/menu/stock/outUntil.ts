import { atom } from 'jotai';
import { isWire, record, safeId, text } from '../../../core/format/wireValues';
import { parseStored } from '../../../core/state/parseStored';
import { restaurantIdAtom } from '../../../core/state/services';
import { storedRemindersAtom } from './state';

/** When to ask whether an item is back in stock. */
export interface Reminder {
  name: string;
  /** Epoch ms. */
  until: number;
}

/** Reminders by item id. */
export type Reminders = Readonly<Record<string, Reminder>>;

type Stored = Readonly<Record<string, Reminders>>;

const allRemindersAtom = atom((get) => parseReminders(get(storedRemindersAtom)));

/** The reminders of this restaurant on this device. */
export const remindersAtom = atom(
  (get) => get(allRemindersAtom)[get(restaurantIdAtom)] ?? NO_REMINDERS,
  (get, set, change: Readonly<Record<string, Reminder | null>>) => {
    const restaurantId = get(restaurantIdAtom);
    const { [restaurantId]: own, ...others } = get(allRemindersAtom);
    const entries = Object.entries({ ...own, ...change });
    const left = entries.filter((entry): entry is [string, Reminder] => entry[1] !== null);
    const mine = left.length > 0 ? { [restaurantId]: Object.fromEntries(left) } : {};
    const all = { ...others, ...mine };
    set(storedRemindersAtom, Object.keys(all).length > 0 ? JSON.stringify(all) : null);
  },
);

const NO_REMINDERS: Reminders = {};

/** Reads any text; what is not a reminder is left out. */
export function parseReminders(stored: string | null): Stored {
  return mapValues(parseStored(stored), (of) =>
    mapValues(of, (one) => {
      const { name, until } = record(one);
      return typeof until === 'number' && Number.isFinite(until)
        ? { name: text(name), until }
        : undefined;
    }),
  );
}

function mapValues<Value>(of: unknown, map: (value: unknown) => Value | undefined) {
  const result: Record<string, Value> = {};
  if (!isWire(of)) return result;
  for (const [key, value] of Object.entries(of)) {
    const mapped = safeId(key) === null ? undefined : map(value);
    if (mapped !== undefined) result[key] = mapped;
  }
  return result;
}

/** The ids of the items to ask about, the longest due first. */
export function dueItems(reminders: Reminders, now: number): string[] {
  return Object.entries(reminders)
    .filter(([, { until }]) => until <= now)
    .toSorted(([, a], [, b]) => a.until - b.until)
    .map(([id]) => id);
}
