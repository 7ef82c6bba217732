import { useMemo } from 'react';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { createDeleteMemberAtom } from './mutations';
import { toastOf } from './toastOf';
import type { TeamMember } from './types';

/** Deletes one member, once. */
export function useDeleteMember({ id }: TeamMember, onDone: () => void) {
  const text = useText(messages);
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createDeleteMemberAtom(id), [id]),
    {
      done: (message) => message || text('memberDeleted'),
      failed: (failure) => toastOf(failure) || text('operationFailed'),
      reasons: { refused: text('operationFailed'), lost: text('deleteLost') },
      onDone,
    },
  );
  return { remove: () => run(), isDeleting: isBusy, problem };
}
