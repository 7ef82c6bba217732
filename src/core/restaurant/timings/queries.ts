import type { Getter } from 'jotai';
import { cachedAtom, queryAtom, refetchEvery } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../state/services';
import { fetchTimings } from './api';

const SHOWN_REFRESH_MS = 300_000;

export const timingKeys = {
  all: (restaurantId: string) => ['timings', restaurantId] as const,
};

export const timingsAtom = queryAtom(timingsQuery);

/** The hours where they are always on the screen: read every few minutes, but not at each focus. */
export const shownTimingsAtom = queryAtom((get) => ({
  ...timingsQuery(get),
  staleTime: SHOWN_REFRESH_MS,
  refetchInterval: refetchEvery(SHOWN_REFRESH_MS),
}));

/** The hours that another part of the screen has read. */
export const knownTimingsAtom = cachedAtom(timingsQuery);

function timingsQuery(get: Getter) {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const timeZone = get(timeZoneAtom);
  return {
    queryKey: timingKeys.all(restaurantId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchTimings(api, { restaurantId, timeZone }, signal),
    enabled: restaurantId !== '',
  };
}
