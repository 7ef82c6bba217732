import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { Link, type LinkProps, parsePath, useLocation } from '../../../core/navigation/router';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { shape } from '../../../ui/primitives/layout/shapes';
import { isExternal } from '../../extend/checkNavigation';
import messages from '../../messages.en.json';
import { isUnder } from '../../router/portalHistory';
import { NAVIGATION_ROW } from './navigationStyles';

interface NavigationRowProps extends Omit<LinkProps, 'className' | 'to' | 'style'> {
  to: string;
  children: ReactNode;
}

/** An empty icon that aligns a row of the host without an icon. */
export const NO_ICON = <span data-part="icon" aria-hidden="true" />;

/** A menu row, marked while its screen, or a screen below it, is shown. A link of the host leaves the portal. */
export function NavigationRow({ to, children, ...props }: NavigationRowProps) {
  const isCurrent = isAtOrBelow(useLocation().pathname, to);
  const link = { ...props, className: NAVIGATION_ROW };
  if (isExternal(to)) {
    return (
      <a {...link} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Whether a screen is the one that `to` leads to, or below it. */
export function isAtOrBelow(pathname: string, to: string): boolean {
  const { pathname: path = '/' } = parsePath(to);
  return path === '/' ? pathname === path : isUnder(path, pathname);
}

/** The number of new orders, as a badge of the row of the orders. */
export function NewCount({ to }: { to: string }) {
  const text = useText(messages);
  const count = useAtomValue(newOrderCountAtom);
  return (
    to === paths.orders &&
    count > 0 && (
      <span data-part="count">
        {count} <span className={shape.hidden}>{text('newCount', { count })}</span>
      </span>
    )
  );
}
