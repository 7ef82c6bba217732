import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ApiRefusal, Cancelled, isOutcomeUnknown } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { deleteMember, fetchTeam } from './api';
import { teamKeys } from './keys';
import messages from './messages.en.json';
import type { TeamMember } from './types';

/** Deletes one member, once; a lost answer is looked up before it is called a failure. */
export function useDeleteMember({ id }: TeamMember, onDeleted: () => void) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const isLocked = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove(): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setDeleting(true);
    setProblem(undefined);
    try {
      finish(await deleteMember(api, restaurantId, id));
    } catch (failure) {
      if (isOutcomeUnknown(failure) && (await isGone())) finish('');
      else fail(failure);
    } finally {
      isLocked.current = false;
      setDeleting(false);
    }
  }

  async function isGone(): Promise<boolean> {
    try {
      const team = await fetchTeam(api, restaurantId);
      return team.every((member) => member.id !== id);
    } catch {
      return false;
    }
  }

  function finish(message: string): void {
    queryClient.setQueryData<TeamMember[]>(teamKeys.list(restaurantId), (team) =>
      team?.filter((member) => member.id !== id),
    );
    void queryClient.invalidateQueries({ queryKey: teamKeys.all(restaurantId) });
    notify.success(message || text('memberDeleted'), MANAGEMENT_TOAST);
    onDeleted();
  }

  function fail(failure: unknown): void {
    if (failure instanceof Cancelled) return;
    const said = failure instanceof ApiRefusal ? failure.serverMessage : '';
    const isTold = failure instanceof ApiRefusal && failure.status === 400 && said !== '';
    notify.error(isTold ? said : text('operationFailed'), MANAGEMENT_TOAST);
    setProblem(said || text(isOutcomeUnknown(failure) ? 'deleteLost' : 'operationFailed'));
    void queryClient.invalidateQueries({ queryKey: teamKeys.list(restaurantId) });
  }

  return { remove, isDeleting, problem };
}
