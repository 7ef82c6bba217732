import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { NavLink, type NavLinkProps, useLocation } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { openIssueCountAtom } from '../../../core/orders/issues/signs';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { shape } from '../../../ui/primitives/layout/shapes';
import { isExternal } from '../../extend/checkNavigation';
import messages from '../../messages.en.json';
import { NAVIGATION_ROW } from './navigationStyles';

interface NavigationRowProps extends Omit<NavLinkProps, 'className' | 'to' | 'style' | 'children'> {
  to: string;
  children: ReactNode;
}

/** An empty icon that aligns a row of the host without an icon. */
export const NO_ICON = <span data-part="icon" aria-hidden="true" />;

/** A menu row, marked while its screen, or a screen below it, is shown. A link of the host leaves the portal. */
export function NavigationRow({ to, children, ...props }: NavigationRowProps) {
  const { pathname } = useLocation();
  const link = { ...props, className: NAVIGATION_ROW };
  if (isExternal(to)) {
    return (
      <a {...link} href={to}>
        {children}
      </a>
    );
  }
  return (
    <NavLink end={to === paths.orders && pathname === paths.issues} {...link} to={to}>
      {children}
    </NavLink>
  );
}

/** The number of new orders or open issues, as a badge of their row. */
export function NewCount({ to }: { to: string }) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const isIssues = to === paths.issues;
  const count = useAtomValue(isIssues ? openIssueCountAtom : newOrderCountAtom);
  return (
    (isIssues || to === paths.orders) &&
    count > 0 && (
      <span data-part="count">
        {digits(count)}{' '}
        <span className={shape.hidden}>
          {text(isIssues ? 'issueCount' : 'newCount', { count })}
        </span>
      </span>
    )
  );
}
