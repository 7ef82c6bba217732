import { Refusal } from '../../answers.ts';
import { asObject, type Fields, textField } from '../../fields.ts';
import { newId } from '../../ids.ts';
import type { DayTimings, TimingSlot, Timings } from './schema.ts';

const MAX_SLOTS = 2;
const ALL_DAYS = 0;

export function emptyTimings(): Timings {
  const day = (): DayTimings => ({ outlet_status: true, timings: [] });
  return {
    is_all_day: true,
    all_days: day(),
    specified: Array.from({ length: 7 }, day),
    special: [],
  };
}

/** `number` is 1 (Monday) to 7 (Sunday), or 0 for all days. */
export function dayOf(timings: Timings, number: number): DayTimings {
  const day = number === ALL_DAYS ? timings.all_days : timings.specified[number - 1];
  if (!day) throw new Refusal(400, 'There is no such day.');
  return day;
}

export function allDays(timings: Timings): DayTimings[] {
  return [timings.all_days, ...timings.specified];
}

/** Updates slots with a known id and adds the others. Slots that were not sent are kept. */
export function mergeTimings(saved: Timings, sent: Fields): Timings {
  const sentDays = Array.isArray(sent.specified) ? sent.specified : [];
  return {
    ...saved,
    is_all_day: sent.is_all_day === true,
    all_days: mergeDay(saved.all_days, asObject(sent.all_days), ALL_DAYS),
    specified: saved.specified.map((day, at) => mergeDay(day, asObject(sentDays[at]), at + 1)),
  };
}

function mergeDay(saved: DayTimings, sent: Fields | null, number: number): DayTimings {
  if (!sent) return saved;
  const status = sent.outlet_status;
  const isStatus = typeof status === 'boolean' || typeof status === 'string';
  const slots = Array.isArray(sent.timings) ? sent.timings : [];
  const timings = slots.reduce<TimingSlot[]>(
    (merged, slot) => mergeSlot(merged, asObject(slot) ?? {}, number),
    saved.timings,
  );
  checkDay(timings);
  return { outlet_status: isStatus ? status : saved.outlet_status, timings };
}

function mergeSlot(slots: TimingSlot[], sent: Fields, number: number): TimingSlot[] {
  const times = {
    open_times: textField(sent, 'open_times'),
    close_time: textField(sent, 'close_time'),
  };
  const id = textField(sent, '_id');
  if (slots.some(({ _id }) => _id === id)) {
    return slots.map((slot) => (slot._id === id ? { ...slot, ...times } : slot));
  }
  return [...slots, { _id: newId(), ...times, is_edit_delete: true, days_of_week: number }];
}

/** Refuses a day with more than two slots, a slot that ends before it starts, and overlapping slots. */
export function checkDay(slots: readonly Pick<TimingSlot, 'open_times' | 'close_time'>[]): void {
  if (slots.length > MAX_SLOTS) throw new Refusal(400, 'At most 2 slots per day.');
  const spans = slots.map(({ open_times, close_time }) => [
    minutes(open_times),
    minutes(close_time),
  ]);
  if (spans.some(([from = 0, to = 0]) => from >= to)) {
    throw new Refusal(400, "'From' time must be earlier than 'To' time.");
  }
  const [first, second] = spans.toSorted(([one = 0], [other = 0]) => one - other);
  if ((first?.[1] ?? 0) > (second?.[0] ?? Number.POSITIVE_INFINITY)) {
    throw new Refusal(400, 'This time overlaps with another scheduled slot. Please adjust it.');
  }
}

function minutes(clock: string): number {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+).*?([ap]m)?$/i.exec(clock) ?? [];
  if (half === '') return Number(hour) * 60 + Number(minute);
  return ((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
}
