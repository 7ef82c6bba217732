import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../core/messages/useText';
import { notifyAtom } from '../../core/state/services';
import type { ChangeOutcome, StatusChange } from './changeOrderStatus';
import messages from './messages.en.json';
import { changeOrderStatusAtom, recheckOrderStatusAtom } from './pendingChanges';
import type { Order } from './types';
import { useStatusLabel } from './useStatusLabel';

type Refusal = Extract<ChangeOutcome, { result: 'refused' }>;

/** Changes of status with the toasts of specification A 8. */
export function useOrderActions() {
  const text = useText(messages);
  const label = useStatusLabel();
  const notify = useAtomValue(notifyAtom);
  const change = useSetAtom(changeOrderStatusAtom);
  const recheck = useSetAtom(recheckOrderStatusAtom);

  function tellRefusal(order: Order, { status, serverMessage, now }: Refusal) {
    const isElsewhere = now !== null && now.rawStatus !== order.rawStatus;
    const reason = serverMessage || (status === 404 && text('noRider'));
    if (reason) notify.error(reason);
    else if (!isElsewhere) notify.error(text('refused'));
    if (isElsewhere) notify.info(text('changedElsewhere', { status: label(now.status) }));
  }

  function tell({ order, to }: StatusChange, outcome: ChangeOutcome) {
    switch (outcome.result) {
      case 'applied':
        return notify.success(text(to === 'declined' ? 'orderRejected' : 'orderUpdated'));
      case 'refused':
        return tellRefusal(order, outcome);
      case 'changedElsewhere':
        return notify.info(text('changedElsewhere', { status: label(outcome.now.status) }));
      case 'notApplied':
        return notify.error(text('notApplied'));
      case 'unconfirmed':
        return notify.error(text('unconfirmed'));
    }
  }

  return {
    change: async (wanted: StatusChange) => {
      const outcome = await change(wanted);
      if (outcome) tell(wanted, outcome);
    },
    /** Quiet: asked by nobody, so that only an answer is worth a word. */
    recheck: async (wanted: StatusChange, { isQuiet = false } = {}) => {
      const outcome = await recheck(wanted);
      if (outcome && !(isQuiet && outcome.result === 'unconfirmed')) tell(wanted, outcome);
    },
  };
}
