import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchMember, fetchTeam } from './api';
import { teamKeys } from './keys';

export const teamAtom = queryAtom((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    queryKey: teamKeys.list(restaurantId),
    queryFn: ({ signal }) => fetchTeam(api, restaurantId, signal),
    enabled: restaurantId !== '',
  };
});

/** One member, for the page that edits it. Build it in `useMemo`. */
export function createMemberAtom(id: string) {
  return queryAtom((get) => {
    const api = get(apiAtom);
    const restaurantId = get(restaurantIdAtom);
    return {
      queryKey: teamKeys.member(restaurantId, id),
      queryFn: ({ signal }) => fetchMember(api, { id, restaurantId }, signal),
      enabled: restaurantId !== '',
    };
  });
}
