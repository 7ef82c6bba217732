import { queryAtom, restaurantQueryAtom } from '../../core/state/queryAtom';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import { fetchMember, fetchTeam } from './api';

export const teamKeys = {
  all: (restaurantId: string) => ['team', restaurantId] as const,
  list: (restaurantId: string) => [...teamKeys.all(restaurantId), 'list'] as const,
  member: (restaurantId: string, id: string) =>
    [...teamKeys.all(restaurantId), 'member', id] as const,
};

export const teamAtom = restaurantQueryAtom(teamKeys.list, fetchTeam);

/** Create this atom in `useMemo`. */
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
