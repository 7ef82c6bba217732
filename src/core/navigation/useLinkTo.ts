import { type MouseEvent, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';

interface LinkProps {
  href: string;
  onClick: (event: MouseEvent) => void;
}

export type LinkTo = (path: string) => LinkProps;

interface LinkOptions {
  /** Whether the links pass on the query string of this page, so that Back restores a list. */
  passesSearch?: boolean;
}

/**
 * Makes the links of a list or a menu. The function is stable: `Link` of React Router has eleven hooks in each row, and
 * renders all rows again when the URL changes.
 */
export function useLinkTo({ passesSearch = true }: LinkOptions = {}): LinkTo {
  const { basename, navigator } = useContext(NavigationContext);
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  return useMemo(() => {
    const base = basename === '/' ? '' : basename;
    return (path) => ({
      href: navigator.createHref({ pathname: path === '/' ? basename : base + path }),
      onClick(event) {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        const { location: left, navigate: go } = latest.current;
        void go(path, {
          // A click on the link of this page adds no entry to the history, as in React Router.
          replace: createPath(left) === path,
          ...(passesSearch && { state: { search: left.search } }),
        });
      },
    });
  }, [basename, navigator, passesSearch]);
}

/** Whether a click opens another tab or window, or starts a download. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
