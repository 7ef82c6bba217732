import { isDay } from '../../format/formats';
import { array, flag, record, safeId, toText, type Wire } from '../../format/wireValues';
import { readClock, writeClock } from './clock';
import {
  ALL_DAYS,
  type Day,
  type Slot,
  type Span,
  type SpecialDay,
  type Timings,
  WEEK,
} from './types';

/** Pairs of words for on and off in the statuses that servers send. */
const WORDS = [
  ['online', 'offline'],
  ['active', 'inactive'],
  ['open', 'closed'],
  ['true', 'false'],
  ['1', '0'],
] as const;

/** Reads the hours from a restaurant record. A missing day has no slots. */
export function toTimings(restaurant: Wire | null, timeZone: string): Timings {
  const timings = record(record(restaurant).timings);
  const specified = array(timings.specified);
  return {
    isAllDay: flag(timings.is_all_day),
    allDays: toDay(timings.all_days, ALL_DAYS, timeZone),
    week: WEEK.map((number) => toDay(specified[number - 1], number, timeZone)),
    special: array(timings.special)
      .map((day) => toSpecialDay(record(day), timeZone))
      .filter(({ id, date }) => id !== '' && isDay(date))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
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

function toSpecialDay(wire: Wire, timeZone: string): SpecialDay {
  return {
    id: safeId(wire._id) ?? '',
    date: toText(wire.date),
    label: toText(wire.label).trim(),
    isClosed: flag(wire.closed),
    slots: withKeys(array(wire.timings).map((slot) => toSlot(record(slot), timeZone))),
  };
}

/** Gives each slot a unique key: its id, with the position if the id is missing or repeated. */
function withKeys(slots: readonly Slot[]): Slot[] {
  return slots.map((slot, index) => {
    const isFirst = slots.findIndex(({ id }) => id === slot.id) === index;
    return { ...slot, key: slot.id !== '' && isFirst ? slot.id : `${slot.id}#${index}` };
  });
}

function toSlot(wire: Wire, timeZone: string): Slot {
  const raw = { from: toText(wire.open_times), to: toText(wire.close_time) };
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
  const word = toText(status).toLowerCase();
  return status === true || WORDS.some(([on]) => on === word);
}

/** Writes on or off with the type and the words of the status that was read (b66). */
export function fromStatus(isOn: boolean, read: unknown): boolean | string | number {
  if (typeof read === 'number') return isOn ? 1 : 0;
  if (typeof read !== 'string') return isOn;
  const pair = WORDS.find((words) => words.some((word) => word === read.toLowerCase()));
  const [on, off] = pair ?? WORDS[0];
  return isOn ? on : off;
}

/** The body of a request with the complete hours (b65). */
export function fromTimings(hours: Timings, timeZone: string): object {
  const sample = sampleOf(hours);
  const write = (day: Day) => ({
    outlet_status: day.status ?? day.isOnline,
    timings: day.slots.map((slot) =>
      fromSlot(slot, day.number, (clock) => writeClock(clock, sample, timeZone)),
    ),
  });
  return {
    is_all_day: hours.isAllDay,
    all_days: write(hours.allDays),
    specified: hours.week.map(write),
  };
}

function fromSlot(slot: Slot, days_of_week: number, write: (clock: string) => string): object {
  const { id, isNew, from, to, raw } = slot;
  return {
    ...(id === '' ? {} : { _id: id }),
    open_times: isNew ? write(from) : raw.from,
    close_time: isNew ? write(to) : raw.to,
    ...(isNew ? {} : { is_edit_delete: slot.isOpenToChange }),
    days_of_week,
  };
}

/** The times of a slot: a new time in the format of the server, an unchanged time as it was read. */
export function rawOf(slot: Slot, span: Span, sample: string, timeZone: string): Slot['raw'] {
  const write = (clock: string, was: string, raw: string) =>
    clock === was ? raw : writeClock(clock, raw || sample, timeZone);
  return {
    from: write(span.from, slot.from, slot.raw.from),
    to: write(span.to, slot.to, slot.raw.to),
  };
}

/** A stored time, as a sample of this restaurant's format. */
export function sampleOf({ allDays, week }: Timings): string {
  const slots = [allDays, ...week].flatMap((day) => day.slots);
  return slots.find(({ isNew, from, to }) => !isNew && from !== '' && to !== '')?.raw.from ?? '';
}
