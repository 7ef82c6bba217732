import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { isOutcomeUnknown, serverMessageOf } from '../../../core/api/errors';
import { MANAGEMENT_TOAST } from '../../../core/constants';
import { useText } from '../../../core/messages/useText';
import { queryClientAtom } from '../../../core/state/queryClient';
import { apiAtom, notifyAtom, restaurantIdAtom } from '../../../core/state/services';
import { useCheckedWrite } from '../../../core/state/useCheckedWrite';
import { fetchItem, updateItem } from '../api';
import { menuKeys } from '../keys';
import type { ItemDraft, MenuItem } from '../types';
import messages from './messages.en.json';

/** Sends one item whole, with its picture when there is a new one. */
export function useSaveItem(item: MenuItem) {
  const text = useText(messages);
  const notify = useAtomValue(notifyAtom);
  const cache = useAtomValue(queryClientAtom);
  const api = useAtomValue(apiAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, problem } = useCheckedWrite();
  const sending = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => sending.current?.abort(), []);
  const place = { restaurantId, id: item.id };

  function save(draft: ItemDraft, image: File | null, onSaved: () => void): Promise<void> {
    const sent = new AbortController();
    sending.current = sent;
    setProgress(image ? 0 : undefined);
    const options = { signal: sent.signal, ...(image ? { onProgress: setProgress } : {}) };
    return run({
      send: () => updateItem(api, place, { draft, image }, options),
      // A new picture gets a path that nobody here can foresee: any other path will do.
      wasApplied: async () => {
        const now = await fetchItem(api, place);
        return now !== null && isSame(now, draft) && (!image || now.image !== item.image);
      },
      onDone: (message) => {
        void cache.invalidateQueries({ queryKey: menuKeys.all(restaurantId) });
        notify.success(message || text('updated'), MANAGEMENT_TOAST);
        onSaved();
      },
      onFailed: (failure) => {
        notify.error(text('updateFailed'), MANAGEMENT_TOAST);
        const said = serverMessageOf(failure);
        return said || text(isOutcomeUnknown(failure) ? 'answerLost' : 'updateFailed');
      },
      onCancelled: () => text('cancelled'),
    }).finally(() => setProgress(undefined));
  }

  return { save, isSaving: isBusy, progress, problem, cancel: () => sending.current?.abort() };
}

/** Whether the record holds what was sent. */
function isSame({ id: _id, diet: _diet, image: _image, ...now }: MenuItem, sent: ItemDraft) {
  const plainly = (draft: ItemDraft) =>
    JSON.stringify(Object.entries(draft).sort(([a], [b]) => a.localeCompare(b)));
  return (
    plainly({ ...now, basePrice: now.basePrice ?? 0 }) ===
    plainly({ ...sent, basePrice: sent.basePrice ?? 0 })
  );
}
