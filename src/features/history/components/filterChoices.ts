import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { useText } from '../../../core/messages/useText';
import type { Handling, HistoryStatus, PaymentGroup } from '../../../core/orders/filters';
import { FILTER_STATUSES, STATUSES } from '../../../core/orders/statuses';
import statusMessages from '../../../ui/orders/messages.en.json';
import { historyListAtom } from '../historyUrl';
import messages from '../messages.en.json';

interface FilterChoice<Value> {
  value: Value;
  label: keyof typeof messages;
}

export const PAYMENT_CHOICES: readonly FilterChoice<PaymentGroup | ''>[] = [
  { value: '', label: 'paymentAny' },
  { value: 'captured', label: 'paymentPaid' },
  { value: 'failed', label: 'paymentFailed' },
  { value: 'other', label: 'paymentOther' },
];

export const HANDLING_CHOICES: readonly FilterChoice<Handling | ''>[] = [
  { value: '', label: 'handlingAny' },
  { value: 'accepted', label: 'handlingAccepted' },
  { value: 'rejected', label: 'handlingRejected' },
  { value: 'answered', label: 'handlingAnswered' },
  { value: 'slow', label: 'handlingSlow' },
  { value: 'prepared', label: 'handlingPrepared' },
  { value: 'late', label: 'handlingLate' },
  { value: 'issue', label: 'handlingIssue' },
];

/** The choices of how an order was handled; those with issues only if the backend has issues (X5). */
export function useHandlingChoices() {
  const hasIssues = useAtomValue(hasCapabilityAtom)('orders.issues');
  return HANDLING_CHOICES.filter(({ value }) => hasIssues || value !== 'issue');
}

/** The options of the status filter. */
export function useStatusChoices(): readonly { value: HistoryStatus; label: string }[] {
  const text = useText(messages);
  const statusText = useText(statusMessages);
  const { statuses } = useAtomValue(historyListAtom);
  return [
    { value: 'all', label: text('statusAll') },
    ...FILTER_STATUSES.filter((value) => statuses.includes(value)).map((value) => ({
      value,
      label: statusText(STATUSES[value].filter),
    })),
  ];
}
