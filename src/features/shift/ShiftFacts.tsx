import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { zoneAtom } from '../../core/format/zoneAtom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { todayAtom } from '../../core/orders/history/todayQueries';
import { waitingCountAtom } from '../../core/orders/live/queries';
import { accessAtom, screenNeeds } from '../../core/permissions/access';
import { hasHours, nextOpening, openUntil } from '../../core/restaurant/timings/openings';
import { shownTimingsAtom } from '../../core/restaurant/timings/queries';
import { useLateOrders } from '../../ui/orders/useLateOrders';
import { useClock } from '../../ui/patterns/useClock';
import { useMomentWords } from '../../ui/patterns/useMomentWords';
import { VisuallyHidden } from '../../ui/primitives/layout/Layout';
import { ShiftResumeSlot, ShiftStateSlot } from '../availability/public';
import messages from './messages.en.json';

/** The figures of the shift. One that was never loaded is "–". In the header, a pause can be ended beside them. */
export function ShiftFacts({ isInHeader = false }: { isInHeader?: boolean }) {
  const mayRead = useMayRead();
  return (
    <>
      <Waiting />
      <Late />
      {mayRead(paths.orderHistory) && <Revenue />}
      {isInHeader && <ShiftResumeSlot />}
    </>
  );
}

/** Whether the marketplace has a screen, and the vendor may read what it shows. */
export function useMayRead(): (path: string) => boolean {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  return (path) => has(path) && can(screenNeeds(path));
}

function Waiting() {
  const count = useAtomValue(waitingCountAtom);
  return <Count name="waiting" value={count} />;
}

function Count({ name, value }: { name: 'waiting' | 'late'; value: number | undefined }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  return <span data-alert={value ? name : undefined}>{text(name, { count: number(value) })}</span>;
}

function Late() {
  return <Count name="late" value={useLateOrders()?.all} />;
}

function Revenue() {
  const text = useText(messages);
  const { shortMoney } = useAtomValue(formatsAtom);
  const { data } = useAtomValue(todayAtom);
  if (data === null) return null;
  return (
    <span>
      {text('today', {
        amount: data ? shortMoney(Math.round(data.revenue ?? 0)) : NOTHING,
      })}
    </span>
  );
}

interface ShiftNameProps {
  /** The name of the shift, for screen readers and while its hours are not known. */
  shift: string;
  /** Whether there is room to say when it opens next. */
  isLong?: boolean;
}

/** Until when the restaurant is open, closed or paused, if the vendor may know it. */
export function ShiftName({ shift, isLong = false }: ShiftNameProps) {
  return useMayRead()(paths.timings) ? (
    <Hours {...{ shift, isLong }} />
  ) : (
    <ShiftStateSlot>{shift}</ShiftStateSlot>
  );
}

function Hours({ shift, isLong }: ShiftNameProps) {
  const text = useText(messages);
  const { data: timings } = useAtomValue(shownTimingsAtom);
  const zone = useAtomValue(zoneAtom);
  const momentWords = useMomentWords();
  const read = useCallback(
    (now: number) => {
      if (!timings || !hasHours(timings)) return isLong ? text('hoursUnknown') : '';
      const until = openUntil(timings, now, zone);
      if (until !== null) return text('openUntil', { at: momentWords(until) });
      const opening = isLong ? nextOpening(timings, now, zone) : null;
      if (opening === null) return text('closed');
      return text('opensAt', { at: momentWords(opening) });
    },
    [timings, zone, text, momentWords, isLong],
  );
  const hours = useClock(read);
  const state = useClock(
    useCallback(
      (now: number) => (timings && openUntil(timings, now, zone) ? 'open' : 'closed'),
      [timings, zone],
    ),
  );
  return (
    <span>
      {hours && <VisuallyHidden>{shift}: </VisuallyHidden>}
      <ShiftStateSlot>
        <span data-state={state}>{hours || shift}</span>
      </ShiftStateSlot>
    </span>
  );
}
