import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { teamKeys } from './keys';
import messages from './messages.en.json';
import { setMemberActiveAtom } from './mutations';
import type { TeamMember } from './types';

/** Turns members on and off. */
export function useMemberSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<TeamMember>(setMemberActiveAtom, {
    queryKey: teamKeys.list(restaurantId),
    put: (member, isActive) => ({ ...member, isActive }),
    done: ({ name }, isActive, message) =>
      message || text(isActive ? 'memberActive' : 'memberInactive', { name }),
  });
}
