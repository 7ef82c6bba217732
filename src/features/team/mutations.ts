import type { MoreValues } from '../../core/extend/moreValues';
import type { Permission } from '../../core/permissions/permissions';
import { isDeleted } from '../../core/state/isDeleted';
import { isSaved } from '../../core/state/isSaved';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { SwitchInput } from '../../core/state/useListSwitch';
import { addMember, deleteMember, fetchTeam, setMemberActive, updateMember } from './api';
import { teamKeys } from './queries';
import type { MemberDraft, TeamMember } from './types';
import type { UpdateChoice } from './updateCall';
import { ApiRefusal } from '../../core/api/errors';

type Team = readonly TeamMember[];

interface SaveMember {
  draft: MemberDraft;
  /** Which of the two update calls is sent. */
  choice: UpdateChoice;
  /** Values of the host's fields. */
  more?: MoreValues;
}

const sorted = (permissions: readonly Permission[]) => [...permissions].sort().join();

const IN_ANY_ORDER = {
  permissions: (now: readonly Permission[], sent: readonly Permission[]) =>
    sorted(now) === sorted(sent),
};

/** Updates the member with this id; without an id it adds one. Create this atom in `useMemo`. */
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
      operation: ({ choice }) => (id ? choice.call : 'teamAdd'),
      before: (_input, signal) =>
        known() ?? fetchTeam(api, restaurantId, signal).catch(() => undefined),
      send: ({ draft, choice, more }) =>
        id
          ? updateMember(api, { id, restaurantId, draft, more }, choice)
          : addMember(api, restaurantId, draft, more),
      read: (_input, signal) => fetchTeam(api, restaurantId, signal),
      has: (team, { draft }) =>
        team.some((one) => (!id || one.id === id) && isSaved(one, draft, IN_ANY_ORDER)),
      invalidates: [all],
    };
  });
}

/** Create this atom in `useMemo`. */
export function createDeleteMemberAtom(id: string) {
  return mutationAtom<void, Team, string>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const restaurantId = get(restaurantIdAtom);
    const all = teamKeys.all(restaurantId);
    const list = teamKeys.list(restaurantId);
    return {
      key: [...all, 'delete', id],
      operation: 'teamDelete',
      before: () => cache.getQueryData<Team>(list),
      send: () => deleteMember(api, restaurantId, id),
      read: (_input, signal) => fetchTeam(api, restaurantId, signal),
      has: (team, _input, before) => isDeleted(team, id, before),
      apply: () =>
        cache.setQueryData<Team>(list, (team) => team?.filter((member) => member.id !== id)),
      invalidates: [all],
    };
  });
}

/** `useListSwitch` updates the list. */
export const setMemberActiveAtom = mutationAtom<SwitchInput<TeamMember>, Team, string>((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    key: [...teamKeys.all(restaurantId), 'active'],
    operation: 'teamSetActive',
    row: ({ row }) => row.id,
    before: ({ row, isOn }) => [{ ...row, isActive: !isOn }],
    send: ({ row: { id }, isOn }) => setMemberActive(api, { id, isActive: isOn }),
    read: (_input, signal) => fetchTeam(api, restaurantId, signal),
    has: (team, { row, isOn }) =>
      team.some(({ id, isActive }) => id === row.id && isActive === isOn),
    invalidates: [],
  };
});

/** The server's message of a refusal with status 400 (B8), otherwise `''`. */
export function toastOf(failure: unknown): string {
  return failure instanceof ApiRefusal && failure.status === 400 ? failure.serverMessage : '';
}
