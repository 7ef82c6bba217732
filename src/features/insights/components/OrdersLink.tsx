import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { canListOrdersAtom } from '../../../core/orders/history/limits';
import type { Range } from '../figures/range';
import { type OrderGroup, ordersQuery } from '../insightsUrl';

interface OrdersLinkProps {
  days: Pick<Range, 'from' | 'to'>;
  group: OrderGroup;
  /** The accessible name, which begins with the visible text. */
  label?: string;
  children: ReactNode;
}

/** A link from a number to its orders; plain text if the order history cannot show them. */
export function OrdersLink({ days, group, label, children }: OrdersLinkProps) {
  const canList = useAtomValue(canListOrdersAtom);
  if (!canList('period', ...(Object.keys(group) as (keyof OrderGroup)[]))) return children;
  const to = { pathname: paths.orderHistory, search: ordersQuery(days, group) };
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
