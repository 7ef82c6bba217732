import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../../core/forms/useDraft';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import type { Day, Mode, Slot, Span, Timings } from '../../core/restaurant/timings/types';
import { fromStatus, rawOf, sampleOf } from '../../core/restaurant/timings/wire';
import { timeZoneAtom } from '../../core/state/services';
import {
  type Addition,
  type Draft,
  isSameDays,
  NO_DRAFT,
  pending,
  withAdded,
  without,
  withoutMode,
} from './draft';
import { NO_PLAN, type Plan, withPlan } from './plan';

/**
 * Unsaved slots, and the days that are planned while all days are in use. A background refetch does not remove them.
 * Without the right to save, the planned days are the stored ones.
 */
export function useTimingsDraft(timings: Timings, canEdit: boolean) {
  const timeZone = useAtomValue(timeZoneAtom);
  const [draft, setDraft] = useState(NO_DRAFT);
  const [plan, setPlan] = useState(NO_PLAN);
  const nextKey = useRef(0);
  const isPlanned = canEdit && timings.isAllDay;
  const base = useMemo(
    () => (isPlanned ? withPlan(timings, plan) : timings),
    [isPlanned, timings, plan],
  );
  const left = useMemo(() => pending(draft, base), [draft, base]);
  const isChanged = left.size > 0 || isPlanChanged(timings, plan);
  useUnsavedChanges(isChanged);
  useDraft<{ slots: Draft; plan: Plan; key: number }>('timings', {
    read: () => (isChanged ? { slots: left, plan, key: nextKey.current } : null),
    restore({ slots, plan: planned, key }) {
      nextKey.current = key;
      setDraft(slots);
      setPlan(planned);
    },
  });
  const changed = (
    before: Plan,
    { number }: Pick<Day, 'number'>,
    into: (day: Day) => Day,
  ): Plan => {
    const day = withPlan(timings, before).week.find((one) => one.number === number);
    return day ? new Map(before).set(number, into(day)) : before;
  };
  const change = (day: Day, into: (day: Day) => Day) =>
    setPlan((before) => changed(before, day, into));
  const withSpan = (before: Plan, day: Day, { key }: Slot, span: Span): Plan => {
    const raw = (slot: Slot) => rawOf(slot, span, sampleOf(timings), timeZone);
    const into = (slot: Slot) => (slot.key === key ? { ...slot, ...span, raw: raw(slot) } : slot);
    return changed(before, day, (now) => ({ ...now, slots: now.slots.map(into) }));
  };
  return {
    /** The hours without the unsaved slots. */
    base,
    /** The hours without any unsaved change. */
    saved: isPlanned ? withPlan(timings, NO_PLAN) : timings,
    draft: left,
    plan,
    /** Whether changes of a single day wait for the save. */
    isPlanned,
    add(additions: readonly Addition[]) {
      const firstKey = nextKey.current;
      nextKey.current += additions.length;
      setDraft((before) => withAdded(before, additions, firstKey));
    },
    drop(day: Day, { key, isNew }: Slot) {
      if (isNew) setDraft((before) => without(before, day.number, key));
      else change(day, (now) => ({ ...now, slots: now.slots.filter((slot) => slot.key !== key) }));
    },
    edit: (day: Day, slot: Slot, span: Span) =>
      setPlan((before) => withSpan(before, day, slot, span)),
    /** The plan if this slot is the only change; `null` if there are other ones. */
    planOfOnly: (day: Day, slot: Slot, span: Span): Plan | null =>
      isChanged ? null : withSpan(NO_PLAN, day, slot, span),
    setDayOnline: (day: Day, isOnline: boolean) =>
      change(day, (now) => ({ ...now, isOnline, status: fromStatus(isOnline, now.status) })),
    forget(mode: Mode) {
      setDraft((before) => withoutMode(before, mode));
      if (mode === 'specific') setPlan(NO_PLAN);
    },
  };
}

function isPlanChanged(timings: Timings, plan: Plan): boolean {
  return !isSameDays(withPlan(timings, plan).week, withPlan(timings, NO_PLAN).week);
}
