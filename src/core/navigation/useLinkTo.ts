import { type MouseEvent, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useNavigate } from 'react-router-dom';

export interface LinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export type LinkTo = (path: string, state: () => unknown) => LinkProps;

/** Makes the links of a list. `Link` of React Router has eleven hooks for each. */
export function useLinkTo(): LinkTo {
  const navigate = useNavigate();
  const { basename, navigator } = useContext(NavigationContext);
  return useMemo(() => {
    const base = basename === '/' ? '' : basename;
    return (path, state) => ({
      href: navigator.createHref({ pathname: base + path }),
      onClick(event) {
        const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
        // The browser opens a tab or a window, or downloads the page.
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        void navigate(path, { state: state() });
      },
    });
  }, [basename, navigate, navigator]);
}
