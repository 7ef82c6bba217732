import { useAtom, useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ApiRefusal, Cancelled, isOutcomeUnknown } from '../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../core/constants';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../core/state/services';
import { addMember, fetchTeam } from './api';
import { teamKeys } from './keys';
import messages from './messages.en.json';
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
  const isLocked = useRef(false);
  const [isSaving, setSaving] = useState(false);
  /** What stays to be read after the toast has gone. */
  const [problem, setProblem] = useState<string>();

  async function save(draft: MemberDraft): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setSaving(true);
    setProblem(undefined);
    try {
      await send(draft);
      finish();
    } catch (failure) {
      if (isOutcomeUnknown(failure) && (await wasApplied(draft))) finish();
      else fail(failure);
    } finally {
      isLocked.current = false;
      setSaving(false);
    }
  }

  async function send(draft: MemberDraft): Promise<void> {
    if (!member) return addMember(api, restaurantId, draft);
    return updateMember(api, { id: member.id, restaurantId, draft }, { ...choice, onCall });
  }

  /** The answer was lost, not necessarily the change: the list knows. */
  async function wasApplied(draft: MemberDraft): Promise<boolean> {
    try {
      const team = await fetchTeam(api, restaurantId);
      return team.some((one) => (!member || one.id === member.id) && isSame(one, draft));
    } catch {
      return false;
    }
  }

  function finish(): void {
    void queryClient.invalidateQueries({ queryKey: teamKeys.all(restaurantId) });
    notify.success(text(member ? 'memberUpdated' : 'memberAdded'), MANAGEMENT_TOAST);
    onSaved();
  }

  function fail(failure: unknown): void {
    if (failure instanceof Cancelled) return;
    const said = failure instanceof ApiRefusal ? failure.serverMessage : '';
    const isTold = failure instanceof ApiRefusal && failure.status === 400 && said !== '';
    notify.error(isTold ? said : text('operationFailed'), MANAGEMENT_TOAST);
    setProblem(said || text(isOutcomeUnknown(failure) ? 'answerLost' : 'nothingSaved'));
  }

  return { save, isSaving, problem };
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
