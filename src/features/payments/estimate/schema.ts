import { object, type ObjectSchema } from 'yup';
import { required } from '../../../core/forms/textRules';
import type { Translate } from '../../../core/messages/messages';
import type messages from './messages.en.json';
import type { PayoutRates, RateValues } from './types';

const PERCENT = /^(\d{1,2}([.,]\d{1,4})?|100)$/;

export function ratesSchema(text: Translate<keyof typeof messages>): ObjectSchema<RateValues> {
  const rate = () =>
    required(text('rateMissing')).test(
      'percent',
      text('rateInvalid'),
      (value) => value.trim() === '' || PERCENT.test(value.trim()),
    );
  return object({
    commission: rate(),
    commissionTax: rate(),
    paymentFee: rate(),
    taxWithheld: rate(),
  });
}

export function toRateValues({
  commission,
  commissionTax,
  paymentFee,
  taxWithheld,
}: PayoutRates): RateValues {
  return {
    commission: String(commission),
    commissionTax: String(commissionTax),
    paymentFee: String(paymentFee),
    taxWithheld: String(taxWithheld),
  };
}

/** The decimals may be separated by a comma. */
export function toRates(values: RateValues): PayoutRates {
  const rate = (typed: string) => Number(typed.trim().replace(',', '.'));
  return {
    commission: rate(values.commission),
    commissionTax: rate(values.commissionTax),
    paymentFee: rate(values.paymentFee),
    taxWithheld: rate(values.taxWithheld),
  };
}
