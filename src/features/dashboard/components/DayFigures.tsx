import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { dayAtom } from '../../../core/clock/dayAtom';
import { clockAtom } from '../../../core/clock/state';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { addDays } from '../../../core/format/zone';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { knownMenuAtom } from '../../../core/menu/queries';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { canListOrdersAtom } from '../../../core/orders/history/limits';
import { todayAtom, weekAgoAtom } from '../../../core/orders/history/todayQueries';
import { waitingCountAtom } from '../../../core/orders/live/queries';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { weekdayOf } from '../../../core/restaurant/timings/evenings';
import { endedDay } from '../../../core/restaurant/timings/openings';
import { knownTimingsAtom } from '../../../core/restaurant/timings/queries';
import { useLateOrders } from '../../../ui/orders/useLateOrders';
import { useWeekdays } from '../../../ui/patterns/period/useWeekdays';
import { useClock } from '../../../ui/patterns/useClock';
import { ButtonLink } from '../../../ui/primitives/Button';
import { Card, Text } from '../../../ui/primitives/layout/Layout';
import {
  box,
  color,
  figures,
  focusRing,
  font,
  radius,
  scaled,
  space,
} from '../../../ui/theme/theme';
import { knownRatingsAtom } from '../../ratings/public';
import messages from '../messages.en.json';

const TODAY = 'period=today';

const Amount = styled.div`
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-content: end;
  justify-items: end;
  min-inline-size: 0;
  text-align: end;
  overflow-wrap: anywhere;
  font-size: ${font.size.xs};
  line-height: ${font.line.tight};
  & dl {
    display: flex;
    flex-direction: column-reverse;
    align-items: end;
    margin: 0;
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    font-size: ${font.size.xl};
    font-weight: ${font.weight.strong};
    letter-spacing: -0.01em;
  }
  & a {
    color: ${color.textMuted};
    ${focusRing}
  }
  & dd a {
    font-size: ${font.size.sm};
  }
`;

/** The money of today, beside the name of the restaurant, and that of the same weekday until this time of day. */
export function DayMoney() {
  const text = useText(messages);
  const { shortMoney, shortDate } = useAtomValue(formatsAtom);
  const { data: today } = useAtomValue(todayAtom);
  const weekAgo = useAtomValue(weekAgoAtom);
  const now = useAtomValue(clockAtom).now();
  const weekday = useWeekdays()[weekdayOf(weekAgo) - 1] ?? '';
  const canList = useAtomValue(canListOrdersAtom)('period');
  const day = { weekday, day: shortDate(weekAgo, now) };
  const before = today?.weekAgo ?? null;
  const words =
    before === null
      ? text('weekAgoOrders', day)
      : text('weekAgo', { amount: shortMoney(before), ...day });
  return (
    <Amount>
      <dl>
        <dt>{text('revenueToday')}</dt>
        <dd>{today === null ? <InHistory /> : today ? shortMoney(today.revenue ?? 0) : NOTHING}</dd>
      </dl>
      {canList ? (
        <Link to={history(`from=${weekAgo}&to=${weekAgo}`)}>{words}</Link>
      ) : (
        before !== null && words
      )}
    </Amount>
  );
}

/** The history adds up what one call does not tell. */
function InHistory() {
  const text = useText(messages);
  return <Link to={history(TODAY)}>{text('inHistory')}</Link>;
}

const Facts = styled.ul`
  ${figures}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${scaled(92)}, 1fr));
  ${box.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${box.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  gap: ${space[1]} ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: ${font.line.tight};
  & > li > * {
    display: block;
    margin-inline-start: calc(-1 * ${space[2]});
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.box};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    text-decoration: none;
  }
  & > li > a {
    min-block-size: 44px;
    ${focusRing}
    &:hover {
      background: ${color.hover};
    }
  }
  & strong {
    display: block;
    color: ${color.text};
    font-size: ${font.size.md};
    overflow-wrap: anywhere;
  }
  & [data-alert='waiting'] strong {
    color: ${color.orderNew};
  }
  & [data-alert='late'] strong {
    color: ${color.orderLate};
  }
`;

export interface DayFactsProps {
  hasOrders: boolean;
  hasHistory: boolean;
}

/** What needs a look today. Each figure opens its list; what the portal has not read is "–". */
export function DayFacts({ hasOrders, hasHistory }: DayFactsProps) {
  const text = useText(messages);
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const mayOpen = (path: string) => has(path) && can(screenNeeds(path));
  return (
    <Facts aria-label={text('today')}>
      {hasOrders && <Waiting />}
      {hasOrders && <Late />}
      {hasHistory && <Past />}
      {mayOpen(paths.foodMenu) && <OutOfStock />}
      {mayOpen(paths.rating) && <Rating />}
    </Facts>
  );
}

const Over = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[4]};
`;

/** The close of the day, once its last hours have ended, if a part of the screen has read them. */
export function DayEnd() {
  const text = useText(messages);
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const timings = useAtomValue(knownTimingsAtom);
  const zone = useAtomValue(zoneAtom);
  const today = useAtomValue(dayAtom);
  const read = useCallback(
    (now: number) => (timings && endedDay(timings, now, zone)) ?? '',
    [timings, zone],
  );
  const day = useClock(read);
  if (!day || !has(paths.insights) || !can(screenNeeds(paths.insights))) return null;
  return (
    <Over>
      <Text size="sm">{text(day === today ? 'dayOver' : 'nightOver')}</Text>
      <ButtonLink to={`${paths.insights}?day=${day}`}>{text('closeOfDay')}</ButtonLink>
    </Over>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  /** The list behind the figure; `null` if it cannot be shown. */
  to: string | null;
  alert?: 'waiting' | 'late' | false;
}

function Fact({ label, value, to, alert }: FactProps) {
  const words = (
    <>
      <strong>{value}</strong> {label}
    </>
  );
  return (
    <li data-alert={alert || undefined}>
      {to === null ? <span>{words}</span> : <Link to={to}>{words}</Link>}
    </li>
  );
}

function Waiting() {
  const text = useText(messages);
  const { number: count } = useAtomValue(formatsAtom);
  const waiting = useAtomValue(waitingCountAtom);
  return (
    <Fact
      label={text('waitingNow')}
      value={count(waiting)}
      to={board('new')}
      alert={Boolean(waiting) && 'waiting'}
    />
  );
}

function Late() {
  const text = useText(messages);
  const { number: count } = useAtomValue(formatsAtom);
  const late = useLateOrders();
  return (
    <Fact
      label={text('lateNow')}
      value={count(late?.all)}
      to={board(late?.cooking && !late.waiting ? 'preparing' : 'new')}
      alert={Boolean(late?.all) && 'late'}
    />
  );
}

/** The orders that were placed today, and what the declined ones cost. */
function Past() {
  const text = useText(messages);
  const { shortMoney, number: count } = useAtomValue(formatsAtom);
  const canList = useAtomValue(canListOrdersAtom);
  const { data: today } = useAtomValue(todayAtom);
  const declined = count(today?.declined);
  const lost = today?.lost ? shortMoney(today.lost) : null;
  return (
    <>
      <Fact
        label={text('ordersToday')}
        value={today === null ? text('inHistory') : count(today?.orders)}
        to={canList('period') ? history(TODAY) : null}
      />
      <Fact
        label={text('declinedToday')}
        value={lost === null ? declined : text('declinedCost', { count: declined, amount: lost })}
        to={canList('period', 'status') ? history(`status=declined&${TODAY}`) : null}
      />
    </>
  );
}

function OutOfStock() {
  const text = useText(messages);
  const { number: count } = useAtomValue(formatsAtom);
  const menu = useAtomValue(knownMenuAtom);
  const out = menu?.filter(({ isInStock }) => !isInStock).length;
  return <Fact label={text('outOfStock')} value={count(out)} to={`${paths.foodMenu}?stock=out`} />;
}

const LAST_DAYS = 7;

/** The average of the food ratings of the last days. */
function Rating() {
  const text = useText(messages);
  const { number, isoDay } = useAtomValue(formatsAtom);
  const ratings = useAtomValue(knownRatingsAtom);
  const first = addDays(useAtomValue(dayAtom), 1 - LAST_DAYS);
  const scores = ratings?.reviews.flatMap(({ createdAt, scores: { food } }) =>
    food !== null && isoDay(createdAt) >= first ? food : [],
  );
  const average = scores?.length
    ? number(Math.round((scores.reduce((sum, score) => sum + score) / scores.length) * 10) / 10)
    : NOTHING;
  return (
    <Fact label={text('ratingOfDays', { days: LAST_DAYS })} value={average} to={paths.rating} />
  );
}

const board = (tab: 'new' | 'preparing') => `${paths.orders}?tab=${tab}`;

const history = (search: string) => `${paths.orderHistory}?${search}`;
