import { type MouseEvent, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

interface LinkProps {
  href: string;
  onClick: (event: MouseEvent) => void;
}

export type LinkTo = (path: string) => LinkProps;

/**
 * Makes the links of a list; they pass on its query string, so that Back restores the list. The function is stable:
 * `Link` of React Router has eleven hooks in each row, and renders all rows again when the URL changes.
 */
export function useLinkTo(): LinkTo {
  const { basename, navigator } = useContext(NavigationContext);
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ search, navigate });
  useLayoutEffect(() => {
    latest.current = { search, navigate };
  });
  return useMemo(() => {
    const base = basename === '/' ? '' : basename;
    return (path) => ({
      href: navigator.createHref({ pathname: base + path }),
      onClick(event) {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        const { search: left, navigate: go } = latest.current;
        void go(path, { state: { search: left } });
      },
    });
  }, [basename, navigator]);
}

/** Whether a click opens another tab or window, or starts a download. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
