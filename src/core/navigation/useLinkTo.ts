import { type MouseEvent, useMemo } from 'react';
import { isForBrowser, useRouter } from './router';

interface LinkProps {
  href: string;
  onClick: (event: MouseEvent) => void;
}

export type LinkTo = (path: string) => LinkProps;

/** Makes the links of a list; they pass on its query string, so that Back restores the list. The function is stable. */
export function useLinkTo(): LinkTo {
  const { basename, navigator, getLocation, navigate } = useRouter();
  return useMemo(() => {
    const base = basename === '/' ? '' : basename;
    return (path) => ({
      href: navigator.createHref({ pathname: base + path }),
      onClick(event) {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        navigate(path, { state: { search: getLocation().search } });
      },
    });
  }, [basename, navigator, getLocation, navigate]);
}
