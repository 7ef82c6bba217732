import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturning } from '../../core/navigation/returning';
import { generationAtom } from '../../core/state/services';

/** How far the screens of a session were scrolled when they were left, in px, by visit and by address. */
const placesAtom = atom((get) => {
  get(generationAtom);
  return new Map<string, number>();
});

/** A visit whose address is rewritten at every letter of a search never comes back. */
const MOST_PLACES = 200;

interface ScreenPlace {
  /** Where the screen was left, if Back, Forward or a button of the portal leads back to it; else its top. */
  find: () => number;
  keep: (top: number) => void;
}

/** The key of every entry that a host pushed, and of the first one. */
const HOST_KEY = 'default';

/** The browser's own key of the entry; one that has none finds those of a host by their address alone. */
function keyOfEntry(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? HOST_KEY;
}

/** The place of the screen that the address names. */
export function useScreenPlace(): ScreenPlace {
  const places = useAtomValue(placesAtom);
  const location = useLocation();
  return useMemo(() => {
    const { key, pathname, search, state } = location;
    const address = `${pathname}${search}`;
    const visit = `${key === HOST_KEY ? keyOfEntry() : key} ${address}`;
    return {
      find: () => places.get(visit) ?? ((isReturning(state) && places.get(address)) || 0),
      keep: (top) => {
        for (const name of [visit, address]) {
          // The last one that was left is the last one to be forgotten.
          places.delete(name);
          places.set(name, top);
        }
        for (const name of places.keys()) {
          if (places.size <= MOST_PLACES) break;
          places.delete(name);
        }
      },
    };
  }, [places, location]);
}
