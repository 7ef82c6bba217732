import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturning } from '../../core/navigation/returning';
import { generationAtom } from '../../core/state/services';

/** Scroll positions of the session's screens, in px, by history entry and by URL. */
const positionsAtom = atom((get) => {
  get(generationAtom);
  return new Map<string, number>();
});

/** The maximum number of positions, because each letter of a search creates an entry. */
const MAX_POSITIONS = 200;

interface ScrollPosition {
  /** The saved position when Back, Forward or the portal returns to the screen, otherwise 0. */
  find: () => number;
  save: (top: number) => void;
}

/** The key of entries that the host pushed, and of the first entry. */
const HOST_KEY = 'default';

/** The Navigation API's key of the current entry; without that API only the URL identifies it. */
function keyOfEntry(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key ?? HOST_KEY;
}

/** Saved scroll position of the current screen. */
export function useScrollPosition(): ScrollPosition {
  const positions = useAtomValue(positionsAtom);
  const location = useLocation();
  return useMemo(() => {
    const { key, pathname, search, state } = location;
    const url = `${pathname}${search}`;
    const visit = `${key === HOST_KEY ? keyOfEntry() : key} ${url}`;
    return {
      find: () => positions.get(visit) ?? ((isReturning(state) && positions.get(url)) || 0),
      save: (top) => {
        for (const name of [visit, url]) {
          // Insert again at the end, so that the oldest entry is dropped first.
          positions.delete(name);
          positions.set(name, top);
        }
        for (const name of positions.keys()) {
          if (positions.size <= MAX_POSITIONS) break;
          positions.delete(name);
        }
      },
    };
  }, [positions, location]);
}
