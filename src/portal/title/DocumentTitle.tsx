import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useText } from '../../core/messages/useText';
import { newOrderCountAtom } from '../../core/orders/newOrders';
import messages from '../messages.en.json';
import { usePortalProps } from '../portalProps';

export const screenTitleAtom = atom('');

/** Sets `document.title` and restores the host's title at unmount. */
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
  const ownTitle = useRef<string | null>(null);
  useEffect(() => {
    const before = document.title;
    return () => {
      // Keep a title that the host has set since.
      if (document.title === ownTitle.current) document.title = before;
    };
  }, []);
  useEffect(() => {
    if (!title) return;
    document.title = title;
    // The browser collapses white space, so read the title back.
    ownTitle.current = document.title;
  }, [title]);
}

/** The title of the screen: the key of a text, or the text of a host's page. */
export type TitleText = keyof typeof messages | { name: string };

export function useTitleText(): (title: TitleText) => string {
  const text = useText(messages);
  return (title) => (typeof title === 'object' ? title.name : text(title));
}
