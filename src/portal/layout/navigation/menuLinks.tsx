import { useAtomValue } from 'jotai';
import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useLinkTo } from '../../../core/navigation/useLinkTo';
import { openIssueCountAtom } from '../../../core/orders/issues/signs';
import { newOrderCountAtom } from '../../../core/orders/newOrders';
import { shape } from '../../../ui/primitives/layout/shapes';
import { isExternal } from '../../extend/checkNavigation';
import messages from '../../messages.en.json';
import { NAVIGATION_ROW } from './navigationStyles';

/** An empty icon that aligns a row of the host without an icon. */
export const NO_ICON = <span data-part="icon" aria-hidden="true" />;

/** Whether a screen, or a screen below it, is shown. `matchPath` would create a pattern for each row. */
export function isCurrent(to: string, pathname: string, end = false): boolean {
  const [own = '', current = ''] = [to.replace(/[?#].*/, ''), pathname].map(
    (path) => `${path.toLowerCase().replace(/\/$/, '')}/`,
  );
  return current === own || (!end && own !== '/' && current.startsWith(own));
}

/**
 * Makes the links of a menu; that of the screen is marked. A link of the host may leave the portal. Rows have no component
 * and no hooks, because the sidebar, the rail and the bar have thirty of them. `onNavigate` is called when one is clicked.
 */
export function useMenuLink(onNavigate?: () => void) {
  const { pathname } = useLocation();
  const linkTo = useLinkTo({ passesSearch: false });
  return (
    to: string,
    isEnd = to === paths.orders && pathname === paths.issues,
  ): AnchorHTMLAttributes<HTMLAnchorElement> => {
    if (isExternal(to)) return { className: NAVIGATION_ROW, href: to, onClick: onNavigate };
    const { href, onClick } = linkTo(to);
    return {
      className: NAVIGATION_ROW,
      'aria-current': isCurrent(to, pathname, isEnd) ? 'page' : undefined,
      href,
      onClick(event) {
        onNavigate?.();
        onClick(event);
      },
    };
  };
}

/** The number of new orders or open issues, as a badge of their row. */
export function countOf(to: string) {
  return (
    (to === paths.orders || to === paths.issues) && <NewCount isIssues={to === paths.issues} />
  );
}

function NewCount({ isIssues }: { isIssues: boolean }) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const count = useAtomValue(isIssues ? openIssueCountAtom : newOrderCountAtom);
  return (
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
