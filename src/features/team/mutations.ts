import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { SwitchInput } from '../../core/state/useListSwitch';
import { addMember, deleteMember, fetchTeam, setMemberActive } from './api';
import { teamKeys } from './keys';
import type { MemberDraft, TeamMember } from './types';
import { type UpdateChoice, updateMember } from './updateMember';

type Team = readonly TeamMember[];

interface SaveMember {
  draft: MemberDraft;
  /** Which of the two update calls is sent. */
  choice: UpdateChoice;
}

/** Changes the member of this id; without one somebody is added. Build it in `useMemo`. */
export function createSaveMemberAtom(id: string | undefined) {
  return mutationAtom<SaveMember, Team, void>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const all = teamKeys.all(restaurantId);
    const known = (): Team | undefined => {
      const member = id && cache.getQueryData<TeamMember>(teamKeys.member(restaurantId, id));
      return member ? [member] : cache.getQueryData<Team>(teamKeys.list(restaurantId));
    };
    return {
      key: [...all, 'save', id ?? null],
      before: (_input, signal) =>
        known() ?? fetchTeam(api, restaurantId, signal).catch(() => undefined),
      send: ({ draft, choice }) =>
        id
          ? updateMember(api, { id, restaurantId, draft }, choice)
          : addMember(api, restaurantId, draft),
      read: (_input, signal) => fetchTeam(api, restaurantId, signal),
      has: (team, { draft }) => team.some((one) => (!id || one.id === id) && isSame(one, draft)),
      invalidates: [all],
    };
  });
}

/** Takes a member out for good. Build it in `useMemo`. */
export function createDeleteMemberAtom(id: string) {
  return mutationAtom<void, Team, string>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const all = teamKeys.all(restaurantId);
    const list = teamKeys.list(restaurantId);
    return {
      key: [...all, 'delete', id],
      before: () => cache.getQueryData<Team>(list),
      send: () => deleteMember(api, restaurantId, id),
      read: (_input, signal) => fetchTeam(api, restaurantId, signal),
      has: (team) => team.every((member) => member.id !== id),
      apply: () =>
        cache.setQueryData<Team>(list, (team) => team?.filter((member) => member.id !== id)),
      invalidates: [all],
    };
  });
}

/** Lets members in and keeps them out; the list itself is kept by `useListSwitch`. */
export const setMemberActiveAtom = mutationAtom<SwitchInput<TeamMember>, Team, string>((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    key: [...teamKeys.all(restaurantId), 'active'],
    row: ({ row }) => row.id,
    before: ({ row, isOn }) => [{ ...row, isActive: !isOn }],
    send: ({ row: { id }, isOn }) => setMemberActive(api, { id, isActive: isOn }),
    read: (_input, signal) => fetchTeam(api, restaurantId, signal),
    has: (team, { row, isOn }) =>
      team.some(({ id, isActive }) => id === row.id && isActive === isOn),
    invalidates: [],
  };
});

function isSame(member: TeamMember, draft: MemberDraft): boolean {
  return (
    member.name === draft.name &&
    member.phone === draft.phone &&
    member.email === draft.email &&
    member.role === draft.role &&
    member.isActive === draft.isActive &&
    [...member.permissions].sort().join() === [...draft.permissions].sort().join()
  );
}
