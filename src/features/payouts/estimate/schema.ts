import { type ObjectSchema, object } from 'yup';
import type { NumberReader } from '../../../core/amount/amounts';
import { required } from '../../../core/forms/textRules';
import type { Translate } from '../../../core/messages/messages';
import type messages from './messages.en.json';
import type { PayoutRates, RateValues } from './types';

export function ratesSchema(
  text: Translate<keyof typeof messages>,
  { value }: NumberReader,
): ObjectSchema<RateValues> {
  const rate = () =>
    required(text('rateMissing')).test('percent', text('rateInvalid'), (typed) => {
      const percent = value(typed);
      return typed.trim() === '' || (percent !== null && percent >= 0 && percent <= 100);
    });
  return object({
    commission: rate(),
    commissionTax: rate(),
    paymentFee: rate(),
    taxWithheld: rate(),
  });
}

export function toRateValues(
  { commission, commissionTax, paymentFee, taxWithheld }: PayoutRates,
  { write }: NumberReader,
): RateValues {
  return {
    commission: write(commission),
    commissionTax: write(commissionTax),
    paymentFee: write(paymentFee),
    taxWithheld: write(taxWithheld),
  };
}

/** The rates of valid texts. */
export function toRates(values: RateValues, { value }: NumberReader): PayoutRates {
  const rate = (typed: string) => value(typed) ?? 0;
  return {
    commission: rate(values.commission),
    commissionTax: rate(values.commissionTax),
    paymentFee: rate(values.paymentFee),
    taxWithheld: rate(values.taxWithheld),
  };
}
