import { useCallback } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { Deduction } from '../../../core/payouts/types';
import messages from './messages.en.json';

/** The codes that have a name in the vendor's language. */
const NAMES = {
  commission: 'commission',
  payment_fee: 'paymentFee',
  distance_fee: 'distanceFee',
  advertising: 'advertising',
  refund: 'refund',
  penalty: 'penalty',
  discount_share: 'discountShare',
  packing: 'packing',
  cap: 'cap',
  tds: 'tds',
} as const satisfies Readonly<Record<string, keyof typeof messages>>;

const isNamed = (code: string): code is keyof typeof NAMES => Object.hasOwn(NAMES, code);

export type DeductionName = (line: Pick<Deduction, 'code' | 'label'>) => string;

/** The name of a code, and the marketplace's own label for a code that the portal does not know. */
export function useDeductionName(): DeductionName {
  const text = useText(messages);
  return useCallback(
    ({ code, label }) =>
      isNamed(code) ? text(NAMES[code]) : clip(label) || clip(code) || text('unnamed'),
    [text],
  );
}
