import { useAtomValue } from 'jotai';
import { isOutcomeUnknown, serverMessageOf } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { useCheckedWrite } from '../../core/state/useCheckedWrite';
import { deleteMember, fetchTeam } from './api';
import { teamKeys } from './keys';
import messages from './messages.en.json';
import { toastOf } from './toastOf';
import type { TeamMember } from './types';

/** Deletes one member, once; a lost answer is looked up before it is called a failure. */
export function useDeleteMember({ id }: TeamMember, onDeleted: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useCheckedWrite();

  const remove = () =>
    run({
      send: () => deleteMember(api, restaurantId, id),
      wasApplied: async () =>
        (await fetchTeam(api, restaurantId)).every((member) => member.id !== id),
      onDone: (message) => {
        queryClient.setQueryData<TeamMember[]>(teamKeys.list(restaurantId), (team) =>
          team?.filter((member) => member.id !== id),
        );
        void queryClient.invalidateQueries({ queryKey: teamKeys.all(restaurantId) });
        notify.success(message || text('memberDeleted'), MANAGEMENT_TOAST);
        onDeleted();
      },
      onFailed: (failure) => {
        const said = serverMessageOf(failure);
        notify.error(toastOf(failure) || text('operationFailed'), MANAGEMENT_TOAST);
        void queryClient.invalidateQueries({ queryKey: teamKeys.list(restaurantId) });
        return said || text(isOutcomeUnknown(failure) ? 'deleteLost' : 'operationFailed');
      },
    });

  return { remove, isDeleting: isBusy, problem };
}
