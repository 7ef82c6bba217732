import { expect, test } from 'vitest';
import { createAmounts } from '../../../core/amount/amounts';
import amountMessages from '../../../core/amount/messages.en.json';
import { createTexts } from '../../../core/messages/messages';
import messages from './messages.en.json';
import { ratesSchema, toRates, toRateValues } from './schema';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const schema = ratesSchema(createTexts('en-IN').of(messages), amounts.decimal);
const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };

test.each([
  ['18', 18],
  [' 18.5 ', 18.5],
  ['18,5', 18.5],
  ['१८.५', 18.5],
  ['0', 0],
  ['100', 100],
])('the rate "%s" is %d %%', async (typed, rate) => {
  const values = await schema.validate({
    ...toRateValues(RATES, amounts.decimal),
    commission: typed,
  });
  expect(toRates(values, amounts.decimal).commission).toBe(rate);
});

test.each([
  ['', 'Enter a rate, or 0 for none'],
  ['  ', 'Enter a rate, or 0 for none'],
  ['100.1', 'Enter a number from 0 to 100'],
  ['-1', 'Enter a number from 0 to 100'],
  ['1e1', 'Enter a number from 0 to 100'],
  ['1,2,3', 'Enter a number from 0 to 100'],
  ['18 %', 'Enter a number from 0 to 100'],
])('the rate "%s" is refused', async (typed, problem) => {
  const values = { ...toRateValues(RATES, amounts.decimal), taxWithheld: typed };
  await expect(schema.validate(values)).rejects.toThrow(problem);
});

test('rates that are not changed are the same numbers', () => {
  expect(toRates(toRateValues(RATES, amounts.decimal), amounts.decimal)).toEqual(RATES);
});
