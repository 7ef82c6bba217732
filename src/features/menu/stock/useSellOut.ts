import { useAtomValue, useSetAtom } from 'jotai';
import { serverMessageOf } from '../../../core/api/errors';
import { useText } from '../../../core/messages/useText';
import { notifyAtom } from '../../../core/state/services';
import { useItemName } from '../useItemName';
import type { MenuItem } from '../types';
import { changeStockAtom } from './changeStock';
import messages from './messages.en.json';

/** Longer than other toasts, so that Undo can be reached. */
const UNDO_TOAST_MS = 10_000;

/** Takes one item out of stock; the toast has Undo. Also works after the caller has unmounted. */
export function useSellOut(): (item: MenuItem) => Promise<void> {
  const text = useText(messages);
  const nameOf = useItemName();
  const notify = useAtomValue(notifyAtom);
  const change = useSetAtom(changeStockAtom);

  async function put(item: MenuItem, isInStock: boolean): Promise<boolean> {
    const outcome = await change({ item, isInStock });
    if (outcome.isDone) return true;
    if (outcome.why === 'ended') return false;
    const failed = text(isInStock ? 'backFailed' : 'soldOutFailed', { name: nameOf(item) });
    const reason = serverMessageOf(outcome.failure);
    notify.error(reason ? `${failed} ${reason}` : failed);
    return false;
  }

  async function putBack(item: MenuItem): Promise<void> {
    if (await put(item, true)) notify.success(text('backInStock', { name: nameOf(item) }));
  }

  return async (item) => {
    const name = nameOf(item);
    const undo = { label: text('undo'), onSelect: () => void putBack(item) };
    if (!item.isInStock) {
      const action = { ...undo, label: text('putBack') };
      return notify.info(text('alreadyOut', { name }), { durationMs: UNDO_TOAST_MS, action });
    }
    if (!(await put(item, false))) return;
    notify.success(text('soldOut', { name }), { durationMs: UNDO_TOAST_MS, action: undo });
  };
}
