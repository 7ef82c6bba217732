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

type Rated = keyof PayoutRates;

interface EstimateLinesProps {
  estimate: PayoutEstimate;
  rates: PayoutRates;
  units: number;
  /** Rows below the sum. */
  more?: readonly DescriptionRow[];
}

/** A rate of 0 has no line. Without the rates, if the marketplace has sent what it deducted. */
export function EstimateLines({ estimate, rates, units, more = [] }: EstimateLinesProps) {
  const text = useText(messages);
  const { money, percentage } = useAtomValue(formatsAtom);
  const isIndia = hasIndianTaxes(useAtomValue(regionAtom));
  const isFromLines = estimate.fromLines > 0;
  const deduction = (name: Rated, label: keyof typeof messages): DescriptionRow[] => {
    if (isFromLines ? estimate[name] === 0 : rates[name] === 0) return [];
    // The lines may have other rates.
    const words = isFromLines
      ? text(`${name}Line`)
      : text(label, { percent: percentage(rates[name]) });
    return [{ label: words, value: money((0 - estimate[name]) / units) }];
  };
  return (
    <DescriptionList
      rows={[
        { label: text('items'), value: money(estimate.items / units) },
        { label: text('packing'), value: money(estimate.packing / units) },
        ...deduction('commission', 'commission'),
        ...deduction('commissionTax', isIndia ? 'commissionTaxIndia' : 'commissionTax'),
        ...deduction('paymentFee', 'paymentFee'),
        ...deduction('taxWithheld', isIndia ? 'taxWithheldIndia' : 'taxWithheld'),
        ...(estimate.other === 0
          ? []
          : [{ label: text('other'), value: money((0 - estimate.other) / units) }]),
        {
          label: text(isFromLines ? 'netLines' : 'net'),
          value: money(estimate.net / units),
          isTotal: true,
        },
        ...more,
      ]}
    />
  );
}
