import { ApiRefusal } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import type { Extra, MemberSummary } from '../../core/contracts';
import { type MoreValues, withMore } from '../../core/extend/moreValues';
import type { Wire } from '../../core/format/wireValues';
import type { Permission } from '../../core/permissions/permissions';
import { isDeleted } from '../../core/state/isDeleted';
import { isSaved } from '../../core/state/isSaved';
import { mutationAtom } from '../../core/state/mutationAtom';
import { queryAtom, queryClientAtom, restaurantQueryAtom } from '../../core/state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../core/state/services';
import type { SwitchInput } from '../../core/state/useListSwitch';
import type { Role } from './roles';
import type { UpdateChoice } from './updateCall';
import { fromDraft, toMember } from './wire';

export interface TeamMember {
  /** `''` if the server sent no valid id: the member can be viewed but not changed. */
  id: string;
  name: string;
  phone: string;
  email: string;
  /** `null` for a role that the form does not offer; `roleName` contains its name. */
  role: Role | null;
  roleName: string;
  permissions: readonly Permission[];
  isActive: boolean;
  extra: Extra;
  /** The record as the server sent it, for fields of the host. */
  wire?: Wire;
}

export interface MemberValues {
  name: string;
  phone: string;
  email: string;
  /** `''` until a role is picked. */
  role: Role | '';
  permissions: Permission[];
}

export interface MemberDraft extends MemberValues {
  role: Role;
  isActive: boolean;
}

/** The two forms have different messages (b53). */
export type Wording = 'page' | 'modal';

interface Update {
  id: string;
  restaurantId: string;
  draft: MemberDraft;
  more?: MoreValues | undefined;
}

/**
 * Sends PUT with the id in the path. If that route does not exist, sends POST with the id in the body, unless the host
 * chose one of the two.
 */
export async function updateMember(
  api: ApiClient,
  { id, restaurantId, draft, more }: Update,
  { call, isPinned, onCall }: UpdateChoice,
): Promise<void> {
  const body = withMore({ ...fromDraft(draft, restaurantId), team_member_id: id }, more);
  try {
    if (call === 'teamUpdate') return void (await api.send(call, body, { params: { id } }));
  } catch (failure) {
    if (isPinned || !isAbsent(failure)) throw failure;
  }
  try {
    await api.send('teamUpdatePost', body);
    onCall('teamUpdatePost');
  } catch (failure) {
    // Any other refusal shows that the route exists.
    if (failure instanceof ApiRefusal && !isAbsent(failure)) onCall('teamUpdatePost');
    throw failure;
  }
}

const NO_SUCH_ROUTE: readonly number[] = [404, 405, 501];

function isAbsent(failure: unknown): boolean {
  return failure instanceof ApiRefusal && NO_SUCH_ROUTE.includes(failure.httpStatus);
}

export const teamKeys = {
  all: (restaurantId: string) => ['team', restaurantId] as const,
  list: (restaurantId: string) => [...teamKeys.all(restaurantId), 'list'] as const,
  member: (restaurantId: string, id: string) =>
    [...teamKeys.all(restaurantId), 'member', id] as const,
};

export const teamAtom = restaurantQueryAtom(teamKeys.list, fetchTeam);

async function fetchTeam(
  api: ApiClient,
  restaurantId: string,
  signal?: AbortSignal,
): Promise<TeamMember[]> {
  const members = await api.list('teamList', { restaurant_id: restaurantId }, { signal });
  return members.map((wire) => ({ ...toMember(wire, api.extraKeys?.member), wire }));
}

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

/** `null` if there is no member with this id. */
async function fetchMember(
  api: ApiClient,
  { id, restaurantId }: { id: string; restaurantId: string },
  signal?: AbortSignal,
): Promise<TeamMember | null> {
  const body = { team_member_id: id, restaurant_id: restaurantId };
  try {
    const wire = await api.one('teamGet', body, { signal });
    // The id in the URL decides which member is changed; ids in the answer are ignored (T6).
    return wire && Object.keys(wire).length > 0
      ? { ...toMember(wire, api.extraKeys?.member), id, wire }
      : null;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return null;
    throw failure;
  }
}

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
    const cachedTeam = (): Team | undefined => {
      const member = id && cache.getQueryData<TeamMember>(teamKeys.member(restaurantId, id));
      return member ? [member] : cache.getQueryData<Team>(teamKeys.list(restaurantId));
    };
    return {
      key: [...all, 'save', id ?? null],
      operation: ({ choice }) => (id ? choice.call : 'teamAdd'),
      before: (_input, signal) =>
        cachedTeam() ?? fetchTeam(api, restaurantId, signal).catch(() => undefined),
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

async function addMember(
  api: ApiClient,
  restaurantId: string,
  draft: MemberDraft,
  more?: MoreValues,
): Promise<void> {
  await api.send('teamAdd', withMore(fromDraft(draft, restaurantId), more));
}

/** A deletion resolves to the server's message. Create this atom in `useMemo`. */
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
      send: async () => {
        const body = { restaurant_id: restaurantId, team_member_id: id };
        return (await api.send('teamDelete', body)).message;
      },
      read: (_input, signal) => fetchTeam(api, restaurantId, signal),
      has: (team, _input, before) => isDeleted(team, id, before),
      apply: () =>
        cache.setQueryData<Team>(list, (team) => team?.filter((member) => member.id !== id)),
      invalidates: [all],
    };
  });
}

/** Resolves to the server's message; `useListSwitch` updates the list. */
export const setMemberActiveAtom = mutationAtom<SwitchInput<TeamMember>, Team, string>((get) => {
  const api = get(apiAtom);
  const restaurantId = get(restaurantIdAtom);
  return {
    key: [...teamKeys.all(restaurantId), 'active'],
    operation: 'teamSetActive',
    row: ({ row }) => row.id,
    before: ({ row, isOn }) => [{ ...row, isActive: !isOn }],
    send: async ({ row, isOn }) => {
      const body = { team_member_id: row.id, is_active: isOn };
      return (await api.send('teamSetActive', body)).message;
    },
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

/** The fields of a member for the host, without name, phone and e-mail. */
export function toMemberSummary(member: TeamMember): MemberSummary {
  const { id, roleName, isActive, permissions, extra } = member;
  return { id, role: roleName, isActive, permissions, extra };
}
