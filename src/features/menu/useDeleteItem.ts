import { useMemo } from 'react';
import { BadResponse } from '../../core/api/errors';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { createDeleteItemAtom } from './mutations';
import type { MenuItem } from './types';

/** Deletes one item, once, and refreshes the list. */
export function useDeleteItem({ id }: MenuItem, onDone: () => void) {
  const text = useText(messages);
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createDeleteItemAtom(id), [id]),
    {
      done: () => text('deleted'),
      failed: (failure) => text(failure instanceof BadResponse ? 'unexpected' : 'deleteFailed'),
      reasons: { refused: text('deleteFailed'), lost: text('deleteLost') },
      onDone,
    },
  );
  return { remove: () => run(), isDeleting: isBusy, problem };
}
