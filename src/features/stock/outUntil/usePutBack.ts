import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import { changeStockAtom } from '../changeStock';
import messages from '../messages.en.json';
import { remindersAtom } from './outUntil';

/** Puts an item back in stock; also works after the caller has unmounted. */
export function usePutBack() {
  const text = useText(messages);
  const nameOf = useItemName();
  const notify = useAtomValue(notifyAtom);
  const change = useSetAtom(changeStockAtom);
  const remind = useSetAtom(remindersAtom);
  const [isBusy, setBusy] = useState(false);
  const putBack = async (item: Pick<MenuItem, 'id' | 'name'>) => {
    const name = nameOf(item);
    setBusy(true);
    const outcome = await change({ item, isInStock: true });
    setBusy(false);
    if (outcome.isDone) {
      remind({ [item.id]: null });
      notify.success(text('backInStock', { name }));
    } else if (outcome.why !== 'ended') {
      const reason = serverMessageOf(outcome.failure);
      notify.error([text('backFailed', { name }), reason].filter(Boolean).join(' '));
    }
  };
  return { putBack, isBusy };
}
