import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths';

export interface OrderLinks {
  toHref: (linkId: string) => string;
  onOpen: (event: MouseEvent, linkId: string) => void;
}

/** A placeholder in the link pattern, which an order id replaces. */
const ID = '-id-of-the-order-';

/** Returns a stable object: router links would re-render all rows whenever the URL changes. */
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

/** Whether a click opens another tab or window, or starts a download. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
