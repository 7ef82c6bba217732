import type { HistoryFilters } from '../historyFilters';
import type messages from '../messages.en.json';
import type { PaymentGroup } from '../types';

interface FilterChoice<Value> {
  value: Value;
  label: keyof typeof messages;
}

export const PERIOD_CHOICES: readonly FilterChoice<HistoryFilters['period']>[] = [
  { value: '', label: 'periodAny' },
  { value: 'today', label: 'periodToday' },
  { value: 'yesterday', label: 'periodYesterday' },
  { value: '7d', label: 'period7Days' },
  { value: '30d', label: 'period30Days' },
  { value: 'month', label: 'periodMonth' },
  { value: 'last-month', label: 'periodLastMonth' },
  { value: 'custom', label: 'periodCustom' },
];

export const PAYMENT_CHOICES: readonly FilterChoice<PaymentGroup | ''>[] = [
  { value: '', label: 'paymentAny' },
  { value: 'captured', label: 'paymentPaid' },
  { value: 'failed', label: 'paymentFailed' },
  { value: 'other', label: 'paymentOther' },
];
