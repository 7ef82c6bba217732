import { ALL_DAYS, type Day, type Span } from '../../../core/restaurant/timings/types';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import type { Addition } from '../draft';
import { fitting, type Split, splitAtMidnight } from '../slots';
import { useTimingWords } from '../useTimingWords';

interface MidnightHelperProps {
  span: Span;
  day: Day;
  nextDay: Day;
  onSplit: (additions: readonly Addition[]) => void;
}

/** Offers to split a slot past midnight into two valid slots (b68). */
export function MidnightHelper({ span, day, nextDay, onSplit }: MidnightHelperProps) {
  const { text, span: words, dayName } = useTimingWords();
  const split = splitAtMidnight(span);
  if (!split) return null;
  const additions = toAdditions(split, day, nextDay);
  const values = {
    evening: words(split.evening),
    night: split.night ? words(split.night) : '',
    day: dayName(day.number),
    next: dayName(nextDay.number),
  };
  const isEveryDay = day.number === ALL_DAYS;
  const room = isEveryDay ? ('pastMidnightAll' as const) : ('pastMidnight' as const);
  const noRoom = isEveryDay ? ('splitNoRoomAll' as const) : ('splitNoRoom' as const);
  if (!additions) return <Banner tone="warning">{text(noRoom, values)}</Banner>;
  return (
    <Banner
      action={
        <Button size="sm" onClick={() => onSplit(additions)}>
          {text(split.night ? 'split' : 'endAtMidnight')}
        </Button>
      }
    >
      {text(split.night ? room : 'untilMidnight', values)}
    </Banner>
  );
}

/** `null` if one of the two slots does not fit. */
function toAdditions({ evening, night }: Split, day: Day, nextDay: Day): Addition[] | null {
  const parts = night ? [evening, night] : [evening];
  const additions =
    day.number === nextDay.number
      ? fitting(parts, day.slots).map((span) => ({ day: day.number, span }))
      : [
          ...fitting([evening], day.slots).map((span) => ({ day: day.number, span })),
          ...fitting(night ? [night] : [], nextDay.slots).map((span) => ({
            day: nextDay.number,
            span,
          })),
        ];
  return additions.length === parts.length ? additions : null;
}
