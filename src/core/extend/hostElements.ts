import { atom } from 'jotai';
import type { ReactNode } from 'react';
import type { DishNames, HostStyles, PortalContext, PortalSlots } from '../contracts';

/** The screen on which code of the host runs. @internal */
export interface ScreenOfHost {
  path: string;
  navigate: (to: string) => void;
  colorScheme: 'light' | 'dark';
}

/** Content of the host that is shown on a screen of the portal. @internal */
export interface HostElement extends ScreenOfHost {
  id: string;
  content: ReactNode;
  /** The element of the screen that contains the content. */
  container: HTMLElement;
  /** The title of a page; `''` for a slot. */
  title: string;
  onFailure: (error: unknown) => void;
  onShown?: (() => void) | undefined;
}

export const slotsAtom = atom<PortalSlots>({});

/** The `dishNames` prop, inside an object because an atom calls a function that is set. @internal */
export const dishNamesAtom = atom<{ given?: DishNames | undefined }>({});

export const hostStylesAtom = atom<HostStyles>('page');

/** Creates the argument of an action of the host; `null` until its code is loaded. */
export const contextOfAtom = atom<{ of: (screen: ScreenOfHost) => PortalContext } | null>(null);

const listAtom = atom<readonly HostElement[]>([]);

/**
 * The host's content. The content is rendered above the portal's providers, so that it has the contexts of the host.
 *
 * @internal
 */
export const hostElementsAtom = atom((get) => get(listAtom));

export const showHostElementAtom = atom(null, (get, set, element: HostElement) => {
  const list = get(listAtom);
  const isShown = list.some(({ id }) => id === element.id);
  set(
    listAtom,
    isShown ? list.map((one) => (one.id === element.id ? element : one)) : [...list, element],
  );
});

export const removeHostElementAtom = atom(null, (get, set, id: string) => {
  set(
    listAtom,
    get(listAtom).filter((element) => element.id !== id),
  );
});
