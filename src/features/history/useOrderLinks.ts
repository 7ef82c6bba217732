import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';

export interface OrderLinks {
  toHref: (linkId: string) => string;
  onOpen: (event: MouseEvent, linkId: string) => void;
}

/** Stands for an id in the pattern of all links. */
const ID = '-id-of-the-order-';

/**
 * The links of all rows, the same record as long as the mount is the same: a router's own links are
 * drawn again for every letter that gets into the URL, and 25 of them take a frame.
 */
export function useOrderLinks(): OrderLinks {
  const pattern = useHref(paths.orderHistoryDetail(ID));
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ search, navigate });
  useLayoutEffect(() => {
    latest.current = { search, navigate };
  });
  return useMemo(
    () => ({
      toHref: (linkId) => pattern.replace(ID, linkId),
      onOpen(event, linkId) {
        if (event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        const { search: left, navigate: go } = latest.current;
        void go(paths.orderHistoryDetail(linkId), { state: { search: left } });
      },
    }),
    [pattern],
  );
}

/** Another tab, another window, a download. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
