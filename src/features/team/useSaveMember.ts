import { useAtom, useAtomValue } from 'jotai';
import { isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useCheckedWrite } from '../../core/state/useCheckedWrite';
import { addMember, fetchTeam } from './api';
import { teamKeys } from './keys';
import messages from './messages.en.json';
import { toastOf } from './toastOf';
import type { MemberDraft, TeamMember } from './types';
import { updateCallAtom, updateMember } from './updateMember';

/** Adds a member, or changes the given one; one request at a time, and said how it went. */
export function useSaveMember(member: TeamMember | undefined, onSaved: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const [choice, onCall] = useAtom(updateCallAtom);
  const { run, isBusy, problem } = useCheckedWrite();

  async function send(draft: MemberDraft): Promise<void> {
    if (!member) return addMember(api, restaurantId, draft);
    return updateMember(api, { id: member.id, restaurantId, draft }, { ...choice, onCall });
  }

  const save = (draft: MemberDraft) =>
    run({
      send: () => send(draft),
      wasApplied: async () => {
        const team = await fetchTeam(api, restaurantId);
        return team.some((one) => (!member || one.id === member.id) && isSame(one, draft));
      },
      onDone: () => {
        void queryClient.invalidateQueries({ queryKey: teamKeys.all(restaurantId) });
        notify.success(text(member ? 'memberUpdated' : 'memberAdded'), MANAGEMENT_TOAST);
        onSaved();
      },
      onFailed: (failure) => {
        const said = serverMessageOf(failure);
        notify.error(toastOf(failure) || text('operationFailed'), MANAGEMENT_TOAST);
        return said || text(isOutcomeUnknown(failure) ? 'answerLost' : 'nothingSaved');
      },
    });

  return { save, isSaving: isBusy, problem };
}

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
