import type messages from '../messages.en.json';
import type { Handling, PaymentGroup } from '../../../core/orders/filters';

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
];
