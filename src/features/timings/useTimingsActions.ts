import { useAtomValue } from 'jotai';
import type { Day, Slot, Span, Timings } from '../../core/restaurant/timings/types';
import { fromStatus, rawOf, sampleOf } from '../../core/restaurant/timings/wire';
import { FORM_TOASTS } from '../../core/state/formToasts';
import {
  notifyAtom,
  restaurantIdAtom,
  timeZoneAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { type Outcome, useWrite } from '../../core/state/useWrite';
import type { TimingsChange } from './changes';
import { changeTimingsAtom } from './data';
import { crowded, type NewHours } from './draft';
import { useTimingWords } from './useTimingWords';

const FAILED = {
  save: 'saveFailed',
  update: 'updateFailed',
  delete: 'deleteFailed',
  day: 'updateFailed',
} as const;

export function useTimingsActions(timings: Timings) {
  const { text, dayName } = useTimingWords();
  const notify = useAtomValue(notifyAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { run, isBusy, sending } = useWrite(changeTimingsAtom, {
    group: 'timings',
    done: (message, change) => doneWords(change, message ?? ''),
    failed: (_failure, { kind }) => text(FAILED[kind]),
    reasons: {
      refused: text('nothingSaved'),
      lost: text('answerLost'),
      unclear: text('answerUnclear'),
      changed: text('changedElsewhere'),
    },
  });

  /** The specified message, or else the server's (c11). */
  function doneWords(change: TimingsChange, message: string): string {
    switch (change.kind) {
      case 'save':
        return change.mode === 'all' ? text('allDaySaved') : message || text('specificSaved');
      case 'update':
        return message || text('slotUpdated');
      case 'delete':
        return text('slotDeleted');
      case 'day':
        return message || text('dayStatusUpdated');
    }
  }

  function refuse(title: string, problem = title): Outcome {
    notify.error(title, FORM_TOASTS.timings);
    return { isDone: false, problem };
  }

  async function save(hours: NewHours): Promise<Outcome> {
    if (vendorId === '' || restaurantId === '') return refuse(text('missingIds'));
    const full = crowded(timings, hours);
    if (full) {
      return refuse(text('saveFailed'), text('noLongerFits', { day: dayName(full.number) }));
    }
    return run({ kind: 'save', ...hours, seen: timings });
  }

  async function update(day: Day, slot: Slot, span: Span): Promise<Outcome> {
    if (slot.id === '') return refuse(text('missingTimingId'));
    const raw = rawOf(slot, span, sampleOf(timings), timeZone);
    return run({ kind: 'update', day, slot, span, raw });
  }

  const remove = (day: Day, slot: Slot) => run({ kind: 'delete', day, slot });

  const setOnline = (day: Day, isOnline: boolean) =>
    run({ kind: 'day', day, isOnline, status: fromStatus(isOnline, day.status) });

  return { save, update, remove, setOnline, busy: isBusy ? nameOf(sending) : null };
}

function nameOf(change: TimingsChange | undefined): string {
  return change?.kind === 'day' ? `day${change.day.number}` : (change?.kind ?? '');
}
