import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { unitsOf } from '../../../core/amount/units';
import type { Region } from '../../../core/contracts';
import { record, type Wire } from '../../../core/format/wireValues';
import { INDIA } from '../../../core/region/region';
import { parseStored } from '../../../core/state/parseStored';
import { regionAtom } from '../../../core/state/services';
import { storedAtom } from '../../../core/state/storedAtom';
import { commissionAtom } from '../data';
import { toPercent } from '../wire';
import type { PayoutRates } from './types';

/** Tax rates in percent. */
interface PayoutTaxes {
  /** Tax on the commission of the marketplace; GST in India. */
  commissionTax: number;
  /** Tax that is withheld from the payout; TDS in India. */
  taxWithheld: number;
}

const TAXES: Readonly<Record<string, PayoutTaxes>> = {
  [INDIA.country]: { commissionTax: 18, taxWithheld: 0.1 },
};

/** The commission if the marketplace does not send one, in percent. */
const USUAL_COMMISSION = 18;

export const RATES = ['commission', 'commissionTax', 'paymentFee', 'taxWithheld'] as const;

/** The rates that the vendor has changed; the others keep their defaults. */
export const storedRatesAtom = storedAtom<Partial<PayoutRates>>(
  'payout_rates',
  (stored) => toStoredRates(record(parseStored(stored))),
  (rates) => (Object.keys(rates).length > 0 ? JSON.stringify(rates) : null),
);

function toStoredRates(wire: Wire): Partial<PayoutRates> {
  const rates = RATES.flatMap((name) => {
    const rate = toPercent(wire[name]);
    return rate === null ? [] : [[name, rate] as const];
  });
  return Object.fromEntries(rates);
}

/** The rates of this vendor on this device. */
export function useRates() {
  const region = useAtomValue(regionAtom);
  const { data: commission, isPending } = useAtomValue(commissionAtom);
  const [stored, setStored] = useAtom(storedRatesAtom);
  const defaults = useMemo<PayoutRates>(
    () => ({ commission: commission ?? USUAL_COMMISSION, paymentFee: 0, ...payoutTaxes(region) }),
    [commission, region],
  );
  const rates = useMemo<PayoutRates>(() => ({ ...defaults, ...stored }), [defaults, stored]);
  const save = (next: PayoutRates) => {
    const changed = RATES.filter((name) => next[name] !== defaults[name]);
    setStored(Object.fromEntries(changed.map((name) => [name, next[name]])));
  };
  return {
    rates,
    defaults,
    save,
    units: useMemo(() => unitsOf(region.currency), [region.currency]),
    /** Whether the commission of the restaurant is still unknown. */
    isPending,
  };
}

/** The default tax rates of a country, which vendors can change. For an unknown country they are 0. */
function payoutTaxes({ country }: Pick<Region, 'country'>): PayoutTaxes {
  return TAXES[country] ?? { commissionTax: 0, taxWithheld: 0 };
}

/** Whether the taxes have their Indian names. */
export function hasIndianTaxes({ country }: Pick<Region, 'country'>): boolean {
  return country === INDIA.country;
}
