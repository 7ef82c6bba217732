import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { list, text, type Wire } from '../../../core/format/wireValues';
import { unitsOf } from '../../../core/format/smallestUnits';
import { payoutTaxes } from '../../../core/region/payoutTaxes';
import { parseStored } from '../../../core/state/parseStored';
import { regionAtom, restaurantIdAtom } from '../../../core/state/services';
import { storedAtom } from '../../../core/state/storedAtom';
import { commissionAtom } from '../queries';
import { toPercent } from '../wire';
import type { PayoutRates } from './payoutEstimate';

/** Of a marketplace that does not name its commission, in percent. */
const USUAL_COMMISSION = 18;

export const RATES = ['commission', 'commissionTax', 'paymentFee', 'taxWithheld'] as const;

/** What the vendor has changed; the other rates are the defaults. */
interface StoredRates extends Partial<PayoutRates> {
  restaurantId: string;
}

export const storedRatesAtom = storedAtom<readonly StoredRates[]>(
  'payout_rates',
  (stored) => list(parseStored(stored)).map(toStoredRates),
  (all) => (all.length > 0 ? JSON.stringify(all) : null),
);

function toStoredRates(wire: Wire): StoredRates {
  const rates = RATES.flatMap((name) => {
    const rate = toPercent(wire[name]);
    return rate === null ? [] : [[name, rate] as const];
  });
  return { restaurantId: text(wire.restaurantId), ...Object.fromEntries(rates) };
}

/** The rates of this restaurant on this device. */
export function useRates() {
  const restaurantId = useAtomValue(restaurantIdAtom);
  const region = useAtomValue(regionAtom);
  const { data: commission, isPending } = useAtomValue(commissionAtom);
  const [stored, setStored] = useAtom(storedRatesAtom);
  const defaults = useMemo<PayoutRates>(
    () => ({ commission: commission ?? USUAL_COMMISSION, paymentFee: 0, ...payoutTaxes(region) }),
    [commission, region],
  );
  const own = stored.find((rates) => rates.restaurantId === restaurantId);
  const rates = useMemo<PayoutRates>(() => ({ ...defaults, ...own }), [defaults, own]);
  const save = (next: PayoutRates) => {
    const changed = RATES.filter((name) => next[name] !== defaults[name]);
    const others = stored.filter((one) => one.restaurantId !== restaurantId);
    const values = Object.fromEntries(changed.map((name) => [name, next[name]]));
    setStored(changed.length > 0 ? [...others, { restaurantId, ...values }] : others);
  };
  return {
    rates,
    defaults,
    save,
    units: useMemo(() => unitsOf(region.currency), [region.currency]),
    /** The commission of the restaurant is not known yet. */
    isPending,
  };
}
