import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { sumsByCode } from '../../../core/payouts/sums';
import type { Deduction } from '../../../core/payouts/types';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { DescriptionList } from '../../../ui/primitives/layout/DescriptionList';
import messages from './messages.en.json';
import type { PayoutEstimate } from './types';

interface LineListProps {
  estimate: PayoutEstimate;
  deductions: readonly Deduction[];
  units: number;
}

/** What was deducted because of one order, by its codes (c116). */
export function LineList({ estimate, deductions, units }: LineListProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const nameOf = useDeductionName();
  return (
    <DescriptionList
      rows={[
        { label: text('items'), value: money(estimate.items / units) },
        { label: text('packing'), value: money(estimate.packing / units) },
        ...sumsByCode(deductions, units).map((sum) => ({
          label: nameOf(sum),
          value: money((0 - (sum.total ?? 0)) / units),
        })),
        { label: text('netLines'), value: money(estimate.net / units), isTotal: true },
      ]}
    />
  );
}
