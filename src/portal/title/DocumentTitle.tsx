import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '../../core/messages/useText';
import { newOrderCountAtom } from '../../core/state/newOrders';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';
import { screenTitleAtom } from './state';

/** Titles the page by its screen and the new orders, and gives the host's title back at the end. */
export function DocumentTitle() {
  const text = useText(messages);
  const { appearance } = usePortalProps();
  const screen = useAtomValue(screenTitleAtom);
  const count = useAtomValue(newOrderCountAtom);
  const named = [screen, appearance?.brandName].filter(Boolean).join(' · ');
  useTitle(count > 0 ? text('documentTitle', { count, title: named }) : named);
  return null;
}

function useTitle(title: string) {
  const own = useRef<string | null>(null);
  useEffect(() => {
    const before = document.title;
    return () => {
      // A title that the host has set meanwhile stays.
      if (document.title === own.current) document.title = before;
    };
  }, []);
  useEffect(() => {
    if (!title) return;
    document.title = title;
    // The page's own reading of it: white space is taken together.
    own.current = document.title;
  }, [title]);
}
