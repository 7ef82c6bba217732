import { useAtomValue } from 'jotai';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import {
  apiAtom,
  notifyAtom,
  restaurantIdAtom,
  timeZoneAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { deleteSlot, saveTimings, setDayStatus, updateSlot } from './api';
import { writeClock } from './clock';
import { afterSaving, crowded, type Draft, isSameHours, mapDays, withDraft } from './draft';
import messages from './messages.en.json';
import { isSameSpan } from './slots';
import type { Day, Mode, Slot, Span, Timings } from './types';
import { type Outcome, useTimingsWrite } from './useTimingsWrite';
import { useTimingWords } from './useTimingWords';
import { fromStatus, sampleOf } from './wire';

/** The four calls that change the hours, each with what it says and does to the screen. */
export function useTimingsActions(timings: Timings) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const api = useAtomValue(apiAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { dayName } = useTimingWords();
  const { run, busy } = useTimingsWrite();
  const place = { restaurantId, timeZone };

  async function refuse(key: 'missingIds' | 'missingTimingId'): Promise<Outcome> {
    notify.error(text(key), MANAGEMENT_TOAST);
    return { isDone: false, problem: text(key) };
  }

  async function save(mode: Mode, added: Draft): Promise<Outcome> {
    if (vendorId === '' || restaurantId === '') return refuse('missingIds');
    const full = crowded(timings, mode, added);
    if (full) {
      notify.error(text('saveFailed'), MANAGEMENT_TOAST);
      return { isDone: false, problem: text('noLongerFits', { day: dayName(full.number) }) };
    }
    const [allSaved, daysSaved] = [text('allDaySaved'), text('specificSaved')];
    return run({
      name: 'save',
      failed: 'saveFailed',
      change: (now) =>
        isSameHours(now, timings)
          ? {
              send: () => saveTimings(api, { ...place, vendorId, timings: now, mode, added }),
              wasApplied: (then) => then.isAllDay === (mode === 'all') && hasAll(then, mode, added),
              apply: (then) => afterSaving(then, mode, added),
              done: (message) => (mode === 'all' ? allSaved : message || daysSaved),
            }
          : null,
    });
  }

  function update(day: Day, slot: Slot, span: Span): Promise<Outcome> {
    if (slot.id === '') return refuse('missingTimingId');
    // A time that was not touched goes back as it came.
    const write = (clock: string, was: string, raw: string) =>
      clock === was ? raw : writeClock(clock, raw || sampleOf(timings), timeZone);
    const from = write(span.from, slot.from, slot.raw.from);
    const to = write(span.to, slot.to, slot.raw.to);
    return run({
      name: 'update',
      failed: 'updateFailed',
      change: {
        send: () => updateSlot(api, restaurantId, { id: slot.id, from, to }),
        wasApplied: (now) =>
          dayOf(now, day).slots.some((other) => other.id === slot.id && isSameSpan(other, span)),
        apply: (now) =>
          mapSlots(now, day, (slots) =>
            slots.map((other) =>
              other.key === slot.key ? { ...other, ...span, raw: { from, to } } : other,
            ),
          ),
        done: (message) => message || text('slotUpdated'),
      },
    });
  }

  /** The call names a place, and after a change elsewhere that may be another slot's. */
  function remove(day: Day, slot: Slot): Promise<Outcome> {
    return run({
      name: 'delete',
      failed: 'deleteFailed',
      change: (now) => {
        const saved = dayOf(now, day).slots;
        const index = saved.findIndex(
          ({ id, ...span }) => id === slot.id && isSameSpan(span, slot),
        );
        const found = saved[index];
        return found ? removal(day, { key: found.key, index, left: saved.length - 1 }) : null;
      },
    });
  }

  function removal(day: Day, { key, index, left }: { key: string; index: number; left: number }) {
    return {
      send: async () => {
        await deleteSlot(api, restaurantId, { day: day.number, index });
        return '';
      },
      wasApplied: (now: Timings) => dayOf(now, day).slots.length <= left,
      apply: (now: Timings) =>
        mapSlots(now, day, (slots) => slots.filter((other) => other.key !== key)),
      done: () => text('slotDeleted'),
    };
  }

  function setOnline(day: Day, isOnline: boolean): Promise<Outcome> {
    const status = fromStatus(isOnline, day.status);
    return run({
      name: `day${day.number}`,
      failed: 'updateFailed',
      change: {
        send: () => setDayStatus(api, restaurantId, { day: day.number, status }),
        wasApplied: (now) => dayOf(now, day).isOnline === isOnline,
        apply: (now) =>
          mapDays(now, (one) => (one.number === day.number ? { ...one, isOnline, status } : one)),
        done: (message) => message || text('dayStatusUpdated'),
      },
    });
  }

  return { save, update, remove, setOnline, busy };
}

function dayOf({ allDays, week }: Timings, { number }: Pick<Day, 'number'>): Day {
  return week.find((day) => day.number === number) ?? allDays;
}

function mapSlots(
  timings: Timings,
  { number }: Day,
  change: (slots: readonly Slot[]) => readonly Slot[],
): Timings {
  return mapDays(timings, (day) =>
    day.number === number ? { ...day, slots: change(day.slots) } : day,
  );
}

function hasAll(now: Timings, mode: Mode, added: Draft): boolean {
  const days = mode === 'all' ? [now.allDays] : now.week;
  return days.every(({ number, slots }) =>
    withDraft({ number, slots: [], isOnline: true, status: true }, added).slots.every((slot) =>
      slots.some((saved) => isSameSpan(saved, slot)),
    ),
  );
}
