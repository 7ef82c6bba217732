import type { Region } from '../../../core/contracts';
import type { Translate } from '../../../core/messages/messages';
import { hasIndianTaxes, type useRates } from '../estimate/rates';
import type { PayoutRates } from '../estimate/types';
import type messages from './messages.en.json';
import type { MonthFigures } from './monthFigures';

export type MonthRates = Pick<ReturnType<typeof useRates>, 'rates' | 'units'>;

interface Line {
  label: string;
  estimated: number | null;
  deducted: number | null;
  isTotal?: boolean;
}

interface LineOptions {
  text: Translate<keyof typeof messages>;
  percentage: (value: number) => string;
  region: Pick<Region, 'country'>;
  rates: PayoutRates;
}

/** The lines of the estimate, each beside the sum that the marketplace deducted; deductions are negative. */
export function toLines(
  { estimate, deducted }: Pick<MonthFigures, 'estimate' | 'deducted'>,
  { text, percentage, region, rates }: LineOptions,
): readonly Line[] {
  const isIndia = hasIndianTaxes(region);
  const line = (name: keyof PayoutRates, label: keyof typeof messages): Line => ({
    // The lines that replace the estimate may have other rates.
    label: estimate?.fromLines
      ? text(`${name}Line`)
      : text(label, { rate: percentage(rates[name]) }),
    estimated: estimate && -estimate[name],
    deducted: minus(deducted?.[name]),
  });
  const sent = ({ estimated, deducted: sum }: Line) => (estimated ?? 0) !== 0 || (sum ?? 0) !== 0;
  const deductions = [
    line('commission', 'commission'),
    line('commissionTax', isIndia ? 'commissionTaxIndia' : 'commissionTax'),
    line('paymentFee', 'paymentFee'),
    line('taxWithheld', isIndia ? 'taxWithheldIndia' : 'taxWithheld'),
  ];
  return [
    {
      label: text('itemsPacking'),
      estimated: estimate && estimate.items + estimate.packing,
      deducted: deducted && deducted.gross,
    },
    ...deductions.filter((one, index) => index < 2 || sent(one)),
    ...(estimate?.other
      ? [{ label: text('otherLine'), estimated: 0 - estimate.other, deducted: null }]
      : []),
    {
      label: text('net'),
      estimated: estimate && estimate.net,
      deducted: deducted && deducted.net,
      isTotal: true,
    },
  ];
}

function minus(amount: number | null | undefined): number | null {
  return amount === null || amount === undefined ? null : 0 - amount;
}
