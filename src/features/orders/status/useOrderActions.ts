import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { lazyModule } from '../../../core/async/lazyModule';
import { yieldToBackground } from '../../../core/async/yieldToMain';
import { useConnection } from '../../../core/connection/state';
import { useText, useTranslate } from '../../../core/messages/useText';
import { askProofAtom } from '../../../core/orders/proof/question';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { changedOrderAtom, type StatusChange } from '../../../core/orders/statusChanges';
import { notifyAtom } from '../../../core/state/services';
import messages from '../messages.en.json';

/** The code that changes orders. `LiveOrders` loads it after the first paint, and a click before that waits for it. */
export const orderMutations = lazyModule(() => import('./mutations'));

/** Why no order can be changed now; `undefined` while the marketplace can be reached. */
export function useOfflineReason(): string | undefined {
  const text = useText(messages);
  return useConnection() === 'good' ? undefined : text('notReached');
}

/** Functions that change the status of orders and show the toasts (A8). */
export function useOrderActions() {
  const text = useText(messages);
  const translate = useTranslate();
  const notify = useAtomValue(notifyAtom);
  const nameOf = useAtomValue(orderNameAtom);
  const store = useStore();
  return useMemo(() => {
    const findCode = () => orderMutations.load().catch(() => null);
    return {
      /** Without `asksProof`, the proof of an order that becomes ready was asked for before. */
      change: async (requested: StatusChange, { asksProof = true } = {}) => {
        if (asksProof) store.set(askProofAtom, { order: requested.order }, requested.to);
        const code = orderMutations.loaded() ?? (await findCode());
        if (!code) return notify.error(text('notApplied'));
        const outcome = await store.set(code.changeOrderStatusAtom, requested);
        // The list is shown first, where the browser can order tasks: the toast takes as long to show as the list.
        if (outcome?.result === 'applied') await yieldToBackground();
        if (outcome) code.reportOutcome({ translate, notify, nameOf }, requested, outcome);
        if (outcome?.result === 'applied') store.set(changedOrderAtom, requested.order.id);
      },
      /** With `isQuiet`, for automatic checks, no toast is shown if the outcome is still unknown. */
      recheck: async (requested: StatusChange, { isQuiet = false } = {}) => {
        const code = orderMutations.loaded() ?? (await findCode());
        if (!code) return;
        const outcome = await store.set(code.recheckOrderStatusAtom, requested);
        if (!outcome || (isQuiet && outcome.result === 'unconfirmed')) return;
        code.reportOutcome({ translate, notify, nameOf }, requested, outcome);
      },
    };
  }, [text, translate, notify, nameOf, store]);
}
