import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { clip } from '../../../core/format/wireValues';
import { DietMark } from '../../../ui/primitives/DietMark';
import type { Order } from '../types';
import messages from './messages.en.json';
import { countDishes } from './rules/allDay';

/** What is to be cooked for all open orders. */
export function AllDay({ orders }: { orders: readonly Order[] }) {
  const text = useText(messages);
  const dishes = useMemo(() => countDishes(orders), [orders]);
  return (
    // Longer lists scroll, also by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container
    <aside data-part="all-day" tabIndex={0} aria-label={text('allDay')}>
      <h2>{text('allDay')}</h2>
      {dishes.length === 0 && <p>{text('allDayEmpty')}</p>}
      <ul>
        {dishes.map(({ name, variant, diet, count, newCount }, index) => (
          <li key={index}>
            <span>
              <DietMark diet={diet} size={20} /> {clip(name)} {variant && <em>{clip(variant)}</em>}{' '}
              {newCount > 0 && <small>{text('allDayNew', { count: newCount })}</small>}
            </span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </aside>
  );
}
