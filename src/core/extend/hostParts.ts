import { atom } from 'jotai';
import type { ReactNode } from 'react';
import type { PortalSlots } from '../contracts';

/** Content of the host that is shown on a screen of the portal. @internal */
export interface HostPart {
  id: string;
  content: ReactNode;
  /** The element of the screen that contains the content. */
  container: HTMLElement;
  /** The title of a page; `''` for a slot. */
  title: string;
  path: string;
  navigate: (to: string) => void;
  colorScheme: 'light' | 'dark';
  onFailure: (error: unknown) => void;
  onShown?: (() => void) | undefined;
}

export const slotsAtom = atom<PortalSlots>({});

const listAtom = atom<readonly HostPart[]>([]);

/**
 * The host's content. The content is rendered above the portal's providers, so that it has the contexts of the host.
 *
 * @internal
 */
export const hostPartsAtom = atom((get) => get(listAtom));

export const showHostPartAtom = atom(null, (get, set, part: HostPart) => {
  const list = get(listAtom);
  const isShown = list.some(({ id }) => id === part.id);
  set(listAtom, isShown ? list.map((one) => (one.id === part.id ? part : one)) : [...list, part]);
});

export const removeHostPartAtom = atom(null, (get, set, id: string) => {
  set(
    listAtom,
    get(listAtom).filter((part) => part.id !== id),
  );
});
