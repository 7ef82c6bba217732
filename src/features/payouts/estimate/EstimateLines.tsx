import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { regionAtom } from '../../../core/state/services';
import {
  DescriptionList,
  type DescriptionRow,
} from '../../../ui/primitives/layout/DescriptionList';
import messages from './messages.en.json';
import { hasIndianTaxes } from './rates';
import type { PayoutEstimate, PayoutRates } from './types';

interface EstimateLinesProps {
  estimate: PayoutEstimate;
  rates: PayoutRates;
  units: number;
  /** Rows below the sum. */
  more?: readonly DescriptionRow[];
}

/** A rate of 0 has no line. */
export function EstimateLines({ estimate, rates, units, more = [] }: EstimateLinesProps) {
  const text = useText(messages);
  const { money, percentage } = useAtomValue(formatsAtom);
  const isIndia = hasIndianTaxes(useAtomValue(regionAtom));
  const deduction = (name: keyof PayoutRates, label: keyof typeof messages): DescriptionRow[] =>
    rates[name] === 0
      ? []
      : [
          {
            label: text(label, { percent: percentage(rates[name]) }),
            value: money(-estimate[name] / units),
          },
        ];
  return (
    <DescriptionList
      rows={[
        { label: text('items'), value: money(estimate.items / units) },
        { label: text('packing'), value: money(estimate.packing / units) },
        ...deduction('commission', 'commission'),
        ...deduction('commissionTax', isIndia ? 'commissionTaxIndia' : 'commissionTax'),
        ...deduction('paymentFee', 'paymentFee'),
        ...deduction('taxWithheld', isIndia ? 'taxWithheldIndia' : 'taxWithheld'),
        { label: text('net'), value: money(estimate.net / units), isTotal: true },
        ...more,
      ]}
    />
  );
}
