import { useAtomValue } from 'jotai';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useListSwitch } from '../../core/state/useListSwitch';
import { setMemberActive } from './api';
import { teamKeys } from './keys';
import messages from './messages.en.json';
import type { TeamMember } from './types';

/** Turns members on and off. */
export function useMemberSwitch() {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<TeamMember>({
    queryKey: teamKeys.list(restaurantId),
    put: (member, isActive) => ({ ...member, isActive }),
    send: ({ id }, isActive) => setMemberActive(api, { id, isActive }),
    onDone: ({ name }, isActive, message) => {
      const done = text(isActive ? 'memberActive' : 'memberInactive', { name });
      notify.success(message || done, MANAGEMENT_TOAST);
    },
  });
}
