import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import messages from './messages.en.json';
import type { Period } from './period';

export const PERIOD_TEXT = {
  '': 'periodAny',
  today: 'periodToday',
  yesterday: 'periodYesterday',
  '7d': 'period7Days',
  '30d': 'period30Days',
  month: 'periodMonth',
  'last-month': 'periodLastMonth',
  custom: 'periodCustom',
} as const satisfies Record<Period['period'], keyof typeof messages>;

/** Names a period: `Last 7 days`, or the days of a custom one, such as `21 Nov` or `21 Nov to 24 Nov`. */
export function usePeriodWords(): (period: Period) => string {
  const text = useText(messages);
  const { shortDate } = useAtomValue(formatsAtom);
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  return useMemo(
    () =>
      ({ period, from, to }) => {
        if (period !== 'custom' || (!from && !to)) return text(PERIOD_TEXT[period]);
        const days = { from: shortDate(from, now), to: shortDate(to, now) };
        if (!to) return text('daysFrom', days);
        if (!from) return text('daysTo', days);
        return from === to ? days.from : text('daysSpan', days);
      },
    [text, shortDate, now],
  );
}
