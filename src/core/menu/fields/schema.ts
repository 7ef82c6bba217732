import { array, boolean, mixed, object, type StringSchema, string, type TestContext } from 'yup';
import type { Amounts } from '../../amount/amounts';
import { fileRule } from '../../forms/fileRule';
import { required } from '../../forms/textRules';
import type { Translate } from '../../messages/messages';
import { cleanName } from '../../text/cleanName';
import { isVariable } from '../choices';
import { fieldsOf, recordOf } from '../itemTable';
import type { OptionId } from '../types';
import { countOf, countOver } from './addons';
import type { AddonValues, CombinationValues, ItemValues } from './itemValues';
import type messages from './messages.en.json';
import { isWithoutPrice } from './variants';

type Text = Translate<keyof typeof messages>;

/** Fields without a rule, unless the schema names one. */
const FREE = fieldsOf('text', 'choice', 'choices');
const FLAGS = fieldsOf('flag');

/** The rules of the fields that the price grid changes too. */
export function cellRules(text: Text, amounts: Amounts) {
  const price = priceRule(amounts);
  return {
    categoryId: required(text('categoryRequired')),
    basePrice: string()
      .defined()
      .test(price(text('basePriceInvalid'))),
    price: required(text('priceRequired')).test(price(text('priceInvalid'))),
    combination: combination(text, amounts),
  };
}

/** The validation rules of the item form (B5). */
export function itemSchema(text: Text, amounts: Amounts, { isNew = false } = {}) {
  const { categoryId, basePrice, price, combination: pair } = cellRules(text, amounts);
  const variants = array(variantGroup(text)).defined();
  const combinations = array(pair).defined();
  return object({
    ...recordOf(FREE, () => string().defined()),
    ...recordOf(FLAGS, () => boolean().defined()),
    name: required(text('nameRequired')),
    categoryId,
    dietCode: isNew ? required(text('dietRequired')) : string().defined(),
    basePrice,
    price,
    defaultQuantity: string()
      .defined()
      .test('whole', text('quantityInvalid'), (value) => countOf(value, amounts) !== null),
    productType: string()
      .defined()
      .test('variants', text('variantsMissing'), (type, { parent }) => {
        const { variantGroups } = parent as ItemValues;
        return !isVariable(type) || variantGroups.some((group) => group.variants.length > 0);
      }),
    // Hidden fields are not validated.
    variantGroups: variants.when('productType', ([type], rules) =>
      isVariable(type) ? rules : array(anyVariantGroup()).defined(),
    ),
    combinations: combinations.when('productType', ([type], rules) =>
      isVariable(type) ? rules : array(anyCombination()).defined(),
    ),
    addonGroups: array(addonGroup(text, amounts)).defined(),
    image: fileRule(),
  });
}

function option(name: StringSchema<string>) {
  return object({ id: mixed<NonNullable<OptionId>>().defined().nullable(), name });
}

/** A text of a row. The message names the row, because it is also shown apart from its field. */
function requiredRow(message: (number: number) => string) {
  return string()
    .defined()
    .test(
      'required',
      (value, { path, createError }) =>
        cleanName(value) !== '' || createError({ message: message(numberOf(path)) }),
    );
}

/** The number of the last row in a path such as `variantGroups[0].variants[2].name`. */
function numberOf(path: string): number {
  const [, index] = /\[(\d+)\][^[]*$/.exec(path) ?? [];
  return Number(index) + 1;
}

function variantGroup(text: Text) {
  return object({
    name: requiredRow((number) => text('variantGroupRequired', { number })),
    variants: array(option(variantName(text))).defined(),
  });
}

/** If variants have prices, each variant needs one. */
function variantName(text: Text) {
  return requiredRow((number) => text('variantRequired', { number })).test(
    'price',
    (name, { path, from, createError }) => {
      const item = from?.at(-1)?.value as ItemValues | undefined;
      const [, group] = /^variantGroups\[(\d+)\]/.exec(path) ?? [];
      const isPriced =
        cleanName(name) === '' || !item || !isWithoutPrice(name, Number(group), item);
      return isPriced || createError({ message: text('variantPriceMissing', { name }) });
    },
  );
}

function anyVariantGroup() {
  return object({
    name: string().defined(),
    variants: array(option(string().defined())).defined(),
  });
}

function combination(text: Text, amounts: Amounts) {
  return object({
    first: string().defined(),
    second: string().defined(),
    price: string()
      .defined()
      .test('required', (price, { parent, createError }) => {
        const { first, second } = parent as CombinationValues;
        const name = second === '' ? first : text('pair', { first, second });
        return (
          price.trim() !== '' || createError({ message: text('variantPriceMissing', { name }) })
        );
      })
      .test(priceRule(amounts)(text('pairPriceInvalid'))),
  });
}

function anyCombination() {
  const [first, second, price] = [string().defined(), string().defined(), string().defined()];
  return object({ first, second, price });
}

function addonGroup(text: Text, amounts: Amounts) {
  return object({
    name: requiredRow((number) => text('addonGroupRequired', { number })),
    max: string()
      .defined()
      .test('limit', text('limitInvalid'), (max) => countOf(max, amounts) !== null)
      .test('items', text('limitExceeded'), (_max, { parent }) => countOver(parent, amounts) === 0),
    hasPrices: boolean().defined(),
    items: array(addonItem(text, amounts)).defined(),
  });
}

function addonItem(text: Text, amounts: Amounts) {
  return option(requiredRow((number) => text('itemRequired', { number }))).shape({
    price: string()
      .defined()
      .test(priceRule(amounts)(text('itemPriceInvalid')))
      .test('needed', (price, { path, from, createError }) => {
        const group = from?.[1]?.value as AddonValues | undefined;
        const isGiven = !group?.hasPrices || price.trim() !== '';
        const message = text('itemPriceRequired', { number: numberOf(path) });
        return isGiven || createError({ message });
      }),
  });
}

/** An amount of 0 or more, or nothing. The message says what is wrong with a text that is nearly one. */
function priceRule({ money }: Amounts) {
  return (invalid: string) => ({
    name: 'price',
    test(value: string, { createError }: TestContext) {
      const message = money.errorOf(value, invalid, 0);
      return message === '' || createError({ message });
    },
  });
}
