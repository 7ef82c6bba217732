import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { SeededRestaurant } from '../resource.ts';
import type { DayTimings, TimingSlot } from './schema.ts';
import { saveTimings } from './store.ts';

const LUNCH = ['11:00', '15:30'] as const;
const DINNER = ['18:30', '23:00'] as const;
const EVENING = ['18:00', '23:59'] as const;
const AFTER_MIDNIGHT = ['00:00', '01:30'] as const;

type Span = readonly [from: string, to: string];

/** Seeds opening hours: Monday is closed, Friday and Saturday end after midnight, and one slot is fixed. */
export async function seedDemo(sandbox: SandboxContext, { restaurantId }: SeededRestaurant) {
  const week: Span[][] = [
    [],
    [LUNCH, DINNER],
    [LUNCH, DINNER],
    [LUNCH, DINNER],
    [LUNCH, EVENING],
    [AFTER_MIDNIGHT, EVENING],
    [AFTER_MIDNIGHT, LUNCH],
  ];
  const specified = week.map((spans, index) => day(index + 1, spans));
  const fixed = specified[3]?.timings[0];
  if (fixed) fixed.is_edit_delete = false;
  const timings = { is_all_day: true, all_days: day(0, [LUNCH, DINNER]), specified, special: [] };
  await saveTimings(sandbox, restaurantId, timings);
}

function day(number: number, spans: readonly Span[]): DayTimings {
  return { outlet_status: spans.length > 0, timings: spans.map((span) => slot(number, span)) };
}

function slot(days_of_week: number, [open_times, close_time]: Span): TimingSlot {
  return { _id: newId(), open_times, close_time, is_edit_delete: true, days_of_week };
}
