import { queryAtom } from '../../state/queryAtom';
import { apiAtom, restaurantIdAtom, timeZoneAtom } from '../../state/services';
import { fetchTimings } from './api';

export const timingKeys = {
  all: (restaurantId: string) => ['timings', restaurantId] as const,
};

export const timingsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  const timeZone = get(timeZoneAtom);
  return {
    queryKey: timingKeys.all(restaurantId),
    queryFn: ({ signal }) => fetchTimings(api, { restaurantId, timeZone }, signal),
    enabled: restaurantId !== '',
  };
});
