import { useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { clip } from '../../../core/format/wireValues';
import { DietMark } from '../../../ui/primitives/DietMark';
import type { Order } from '../../../core/orders/types';
import { type TextColumns, useTextColumns } from './ticket/useTextColumns';
import { useSwipe } from './device/useSwipe';
import messages from './messages.en.json';
import { Pager } from './Pager';
import { countDishes } from './rules/allDay';
import { useAtom } from 'jotai';
import { hasAllDayAtom } from './device/settings';

interface AllDayProps {
  orders: readonly Order[];
  pages: TextColumns;
}

/** The dishes to cook for all open orders. */
export function AllDay({ orders, pages }: AllDayProps) {
  const { observe, offset, page, setPage } = pages;
  const text = useText(messages);
  const dishes = useMemo(() => countDishes(orders), [orders]);
  const swipe = useSwipe((by) => setPage(page + by));
  return (
    <aside data-part="all-day" aria-label={text('allDay')} {...swipe}>
      <header>
        <h2>{text('allDay')}</h2>
        <Pager pages={pages} previous={text('previousCounts')} next={text('nextCounts')} />
      </header>
      {dishes.length === 0 && <p>{text('allDayEmpty')}</p>}
      <div data-part="counts">
        <ul ref={observe} style={{ insetInlineStart: offset }}>
          {dishes.map(({ name, variant, diet, count, newCount }, index) => (
            <li key={index}>
              <span>
                <DietMark diet={diet} size={20} /> {clip(name)}{' '}
                {variant && <em>{clip(variant)}</em>}{' '}
                {newCount > 0 && <small>{text('allDayNew', { count: newCount })}</small>}
              </span>
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/**
 * In a wide portal a stored setting shows the counts next to the tickets. On a phone they replace the tickets, and the
 * choice is not stored.
 */
export function useAllDay(isWide: boolean) {
  const [isBeside, setBeside] = useAtom(hasAllDayAtom);
  const [isInstead, setInstead] = useState(false);
  const pages = useTextColumns();
  return isWide
    ? { pages, isShown: isBeside, toggle: () => setBeside(!isBeside) }
    : { pages, isShown: isInstead, toggle: () => setInstead(!isInstead) };
}
