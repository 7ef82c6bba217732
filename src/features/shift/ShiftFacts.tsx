import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { todayAtom } from '../../core/orders/history/todayQueries';
import { waitingCountAtom } from '../../core/orders/live/queries';
import { accessAtom, screenNeeds } from '../../core/permissions/access';
import { hasHours, nextOpening, openUntil } from '../../core/restaurant/timings/openings';
import { shownTimingsAtom } from '../../core/restaurant/timings/queries';
import { timeZoneAtom } from '../../core/state/services';
import { useLateOrders } from '../../ui/orders/useLateOrders';
import { useClock } from '../../ui/patterns/useClock';
import { VisuallyHidden } from '../../ui/primitives/layout/Layout';
import { ShiftPauseSlot } from '../availability/public';
import messages from './messages.en.json';

/** The shift at a glance. A figure that was never loaded is "–". */
export function ShiftFacts() {
  const mayRead = useMayRead();
  return (
    <>
      {mayRead(paths.timings) && <Hours />}
      <Waiting />
      <Late />
      {mayRead(paths.orderHistory) && <Revenue />}
      <ShiftPauseSlot />
    </>
  );
}

/** Whether the marketplace has a screen, and the vendor may read what it shows. */
function useMayRead(): (path: string) => boolean {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  return (path) => has(path) && can(screenNeeds(path));
}

function Hours() {
  const text = useText(messages);
  const { data: timings } = useAtomValue(shownTimingsAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { time, shortDate, isoDay } = useAtomValue(formatsAtom);
  const read = useCallback(
    (now: number) => {
      if (!timings || !hasHours(timings)) return text('hoursUnknown');
      const until = openUntil(timings, now, timeZone);
      if (until !== null) return text('openUntil', { at: time(until) });
      const opening = nextOpening(timings, now, timeZone);
      if (opening === null) return text('closed');
      const day = isoDay(opening) === isoDay(now) ? '' : `${shortDate(opening, now)}, `;
      return text('opensAt', { at: `${day}${time(opening)}` });
    },
    [timings, timeZone, text, time, shortDate, isoDay],
  );
  return <span>{useClock(read)}</span>;
}

function Waiting() {
  const count = useAtomValue(waitingCountAtom);
  return <Count name="waiting" value={count} />;
}

function Count({ name, value }: { name: 'waiting' | 'late'; value: number | undefined }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const count = value === undefined ? text('unknown') : number(value);
  return <span data-alert={value ? name : undefined}>{text(name, { count })}</span>;
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
        amount: data ? shortMoney(Math.round(data.revenue ?? 0)) : text('unknown'),
      })}
    </span>
  );
}

/** Until when the restaurant is open, if the vendor may know it. */
export function ShiftName({ shift }: { shift: string }) {
  return useMayRead()(paths.timings) ? <OpenUntil shift={shift} /> : shift;
}

function OpenUntil({ shift }: { shift: string }) {
  const text = useText(messages);
  const { data: timings } = useAtomValue(shownTimingsAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { time } = useAtomValue(formatsAtom);
  const read = useCallback(
    (now: number) => {
      if (!timings || !hasHours(timings)) return '';
      const until = openUntil(timings, now, timeZone);
      return until === null ? text('closed') : text('openUntil', { at: time(until) });
    },
    [timings, timeZone, text, time],
  );
  const hours = useClock(read);
  if (!hours) return shift;
  return (
    <span>
      <VisuallyHidden>{shift}: </VisuallyHidden>
      {hours}
    </span>
  );
}
