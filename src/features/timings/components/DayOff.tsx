import { useState } from 'react';
import { endsAtMidnight, nightOf } from '../../../core/restaurant/timings/evenings';
import type { Day, Slot } from '../../../core/restaurant/timings/types';
import type { Outcome } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { useTimingWords } from '../useTimingWords';
import { type Night, NightChoice } from './NightChoice';

/** The slots that turning a day off would split from their evening. */
export interface NightsOfDay {
  /** The night of the day's own evening, and the slot until midnight that it continues. */
  own: { night: Slot; evening: Slot } | null;
  /** The night of the evening before. */
  former: { night: Slot; number: number } | null;
}

/** `null` if turning the day off concerns no night. */
export function nightsOfDay(week: readonly Day[], { number }: Day): NightsOfDay | null {
  const [day, next, last] = [week[number - 1], week[number % week.length], week.at(number - 2)];
  if (!day || !next || !last) return null;
  const night = nightOf(day.slots, next.slots);
  const evening = day.slots.find(endsAtMidnight);
  const former = last.isOnline ? nightOf(last.slots, day.slots) : undefined;
  if (!night && !former) return null;
  return {
    own: night && evening ? { night, evening } : null,
    former: former ? { night: former, number: last.number } : null,
  };
}

interface DayOffProps {
  day: Day;
  nights: NightsOfDay;
  isBusy: boolean;
  onRemove: (day: Day, slot: Slot) => Promise<Outcome>;
  onOff: (day: Day) => Promise<Outcome>;
  onClose: () => void;
}

/**
 * Asks what happens to the nights when a weekday is turned off. Its own night closes with it, and the night before it
 * stays open; anything else needs one slot less.
 */
export function DayOff({
  day,
  nights: { own, former },
  isBusy,
  onRemove,
  onOff,
  onClose,
}: DayOffProps) {
  const { text, dayName, span } = useTimingWords();
  const [ownNight, setOwn] = useState<Night>('close');
  const [formerNight, setFormer] = useState<Night>('keep');
  const [problem, setProblem] = useState('');
  const spare = [
    ...(own && ownNight === 'keep' ? [own.evening] : []),
    ...(former && formerNight === 'close' ? [former.night] : []),
  ];
  const turnOff = async () => {
    setProblem('');
    for (const slot of spare) {
      const outcome = await onRemove(day, slot);
      if (!outcome.isDone) return setProblem(outcome.problem);
    }
    // A day without slots is closed.
    const outcome = spare.length < day.slots.length ? await onOff(day) : { isDone: true as const };
    if (outcome.isDone) onClose();
    else setProblem(outcome.problem);
  };
  const deletes = (slot: Slot) =>
    spare.includes(slot)
      ? text('nightDeletes', { span: span(slot), day: dayName(day.number) })
      : undefined;
  return (
    <ConfirmDialog
      isOpen
      title={text('dayOffTitle', { day: dayName(day.number) })}
      confirmLabel={text('dayOff')}
      isDanger={spare.length > 0}
      isBusy={isBusy}
      onConfirm={() => void turnOff()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {own?.evening.isOpenToChange && (
          <NightChoice
            evening={day.number}
            until={own.night.to}
            value={ownNight}
            hint={deletes(own.evening)}
            onChange={setOwn}
          />
        )}
        {former?.night.isOpenToChange && (
          <NightChoice
            evening={former.number}
            until={former.night.to}
            value={formerNight}
            hint={deletes(former.night)}
            onChange={setFormer}
          />
        )}
        {problem !== '' && <Banner tone="danger">{problem}</Banner>}
      </Stack>
    </ConfirmDialog>
  );
}
