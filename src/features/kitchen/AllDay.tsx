import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import { useText } from '../../core/messages/useText';
import type { Order } from '../../core/orders/types';
import { DietMark } from '../../ui/primitives/DietMark';
import { hasAllDayAtom } from './device/settings';
import { useSwipe } from './device/useSwipe';
import messages from './messages.en.json';
import { Pager } from './Pager';
import { countDishes } from './rules/allDay';
import { type TextColumns, useTextColumns } from './ticket/useTextColumns';

interface AllDayProps {
  orders: readonly Order[];
  pages: TextColumns;
}

/** The dishes to cook for all open orders. */
export function AllDay({ orders, pages }: AllDayProps) {
  const { observe, offset, page, setPage } = pages;
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
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
              {diet && <DietMark diet={diet} size={20} />}
              <span>
                <bdi>{clip(name)}</bdi> {variant && <em dir="auto">{clip(variant)}</em>}{' '}
                {newCount > 0 && <small>{text('allDayNew', { count: newCount })}</small>}
              </span>
              <strong>{digits(count)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** The counts are next to the tickets, cover a part of them, or replace them. */
export type AllDayLayout = 'beside' | 'over' | 'instead';

/** Next to the tickets, a stored setting shows the counts. In the other layouts, the choice is not stored. */
export function useAllDay(layout: AllDayLayout) {
  const [isBeside, setBeside] = useAtom(hasAllDayAtom);
  const [isOpen, setOpen] = useState(false);
  const pages = useTextColumns();
  return layout === 'beside'
    ? { pages, isShown: isBeside, toggle: () => setBeside(!isBeside) }
    : { pages, isShown: isOpen, toggle: () => setOpen(!isOpen) };
}
