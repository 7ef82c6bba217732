import { array, flag, record, safeId, text, type Wire } from '../../core/format/wireValues';
import { readClock, writeClock } from './clock';
import { ALL_DAYS, WEEK } from './constants';
import type { Day, Mode, Slot, Timings } from './types';

/** Pairs of on and off in the statuses that servers send. */
const WORDS = [
  ['online', 'offline'],
  ['active', 'inactive'],
  ['open', 'closed'],
  ['true', 'false'],
  ['1', '0'],
] as const;

/** A missing day has no slots. */
export function toTimings(restaurant: Wire | null, timeZone: string): Timings {
  const timings = record(record(restaurant).timings);
  const specified = array(timings.specified);
  return {
    isAllDay: flag(timings.is_all_day),
    allDays: toDay(timings.all_days, ALL_DAYS, timeZone),
    week: WEEK.map((number) => toDay(specified[number - 1], number, timeZone)),
  };
}

function toDay(value: unknown, number: number, timeZone: string): Day {
  const day = record(value);
  return {
    number,
    isOnline: isOnline(day.outlet_status),
    status: isWord(day.outlet_status) ? day.outlet_status : undefined,
    slots: withKeys(array(day.timings).map((slot) => toSlot(record(slot), timeZone))),
  };
}

/** The id, or the id with the position if the id is missing or repeated. */
function withKeys(slots: readonly Slot[]): Slot[] {
  return slots.map((slot, index) => {
    const isFirst = slots.findIndex(({ id }) => id === slot.id) === index;
    return { ...slot, key: slot.id !== '' && isFirst ? slot.id : `${slot.id}#${index}` };
  });
}

function toSlot(wire: Wire, timeZone: string): Slot {
  const raw = { from: text(wire.open_times), to: text(wire.close_time) };
  return {
    key: '',
    id: safeId(wire._id) ?? '',
    isNew: false,
    isOpenToChange: flag(wire.is_edit_delete),
    from: readClock(raw.from, timeZone),
    to: readClock(raw.to, timeZone),
    raw,
  };
}

function isWord(status: unknown): boolean {
  return ['boolean', 'string', 'number'].includes(typeof status);
}

function isOnline(status: unknown): boolean {
  const word = text(status).toLowerCase();
  return status === true || WORDS.some(([on]) => on === word);
}

/** On or off in the type, and for texts in the words, of the status that was read (b66). */
export function fromStatus(isOn: boolean, read: unknown): boolean | string | number {
  if (typeof read === 'number') return isOn ? 1 : 0;
  if (typeof read !== 'string') return isOn;
  const pair = WORDS.find((words) => words.some((word) => word === read.toLowerCase()));
  const [on, off] = pair ?? WORDS[0];
  return isOn ? on : off;
}

/** The complete hours, with the new slots of the saved mode (b65). */
export function fromTimings(
  timings: Timings,
  mode: Mode,
  added: ReadonlyMap<number, readonly Slot[]>,
  timeZone: string,
): object {
  const sample = sampleOf(timings);
  const write = (day: Day, isSaved: boolean) => ({
    outlet_status: day.status ?? day.isOnline,
    timings: [...day.slots, ...(isSaved ? (added.get(day.number) ?? []) : [])].map((slot) =>
      fromSlot(slot, day.number, (clock) => writeClock(clock, sample, timeZone)),
    ),
  });
  return {
    is_all_day: mode === 'all',
    all_days: write(timings.allDays, mode === 'all'),
    specified: timings.week.map((day) => write(day, mode === 'specific')),
  };
}

function fromSlot(slot: Slot, days_of_week: number, write: (clock: string) => string): object {
  if (slot.isNew) {
    return { open_times: write(slot.from), close_time: write(slot.to), days_of_week };
  }
  return {
    ...(slot.id === '' ? {} : { _id: slot.id }),
    open_times: slot.raw.from,
    close_time: slot.raw.to,
    is_edit_delete: slot.isOpenToChange,
    days_of_week,
  };
}

/** A time in this restaurant's format. */
export function sampleOf({ allDays, week }: Timings): string {
  const slots = [allDays, ...week].flatMap((day) => day.slots);
  return slots.find(({ from, to }) => from !== '' && to !== '')?.raw.from ?? '';
}
