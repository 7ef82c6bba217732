import { array, boolean, mixed, object, string, type StringSchema } from 'yup';
import { fileRule } from '../../../core/forms/fileRule';
import { required } from '../../../core/forms/textRules';
import { readAmount } from '../../../core/forms/typedAmount';
import type { Translate } from '../../../core/messages/messages';
import { isVariable } from '../choices';
import type { OptionId } from '../types';
import { countOver, limitOf } from './addons/addons';
import type { AddonValues, CombinationValues, ItemValues } from './itemValues';
import type messages from './messages.en.json';
import { isWithoutPrice } from './variants/variants';

type Text = Translate<keyof typeof messages>;

/** The rules of the fields that the price grid changes too. */
export function cellRules(text: Text) {
  return {
    categoryId: required(text('categoryRequired')),
    basePrice: string().defined().test('price', text('basePriceInvalid'), isEmptyOrPrice),
    price: required(text('priceRequired')).test('price', text('priceInvalid'), isEmptyOrPrice),
    combination: combination(text),
  };
}

/** The validation rules of the item form (B5). */
export function itemSchema(text: Text, { isNew = false } = {}) {
  const { categoryId, basePrice, price, combination: pair } = cellRules(text);
  const variants = array(variantGroup(text)).defined();
  const combinations = array(pair).defined();
  return object({
    name: required(text('nameRequired')),
    title: string().defined(),
    description: string().defined(),
    categoryId,
    tag: string().defined(),
    dietCode: isNew ? required(text('dietRequired')) : string().defined(),
    basePrice,
    price,
    productTiming: string().defined(),
    defaultQuantity: string().defined().test('whole', text('quantityInvalid'), isCount),
    productType: string().defined(),
    isListed: boolean().defined(),
    isInStock: boolean().defined(),
    isRecommended: boolean().defined(),
    // Hidden fields are not validated.
    variantGroups: variants.when('productType', ([type], rules) =>
      isVariable(type) ? rules : array(anyVariantGroup()).defined(),
    ),
    combinations: combinations.when('productType', ([type], rules) =>
      isVariable(type) ? rules : array(anyCombination()).defined(),
    ),
    addonGroups: array(addonGroup(text)).defined(),
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
        value.trim() !== '' || createError({ message: message(numberOf(path)) }),
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
      const isPriced = name.trim() === '' || !item || !isWithoutPrice(name, Number(group), item);
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

function combination(text: Text) {
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
      .test('price', text('pairPriceInvalid'), isEmptyOrPrice),
  });
}

function anyCombination() {
  const [first, second, price] = [string().defined(), string().defined(), string().defined()];
  return object({ first, second, price });
}

function addonGroup(text: Text) {
  return object({
    name: requiredRow((number) => text('addonGroupRequired', { number })),
    max: string()
      .defined()
      .test('limit', text('limitInvalid'), (max) => limitOf({ max }) !== null)
      .test('items', text('limitExceeded'), (_max, { parent }) => countOver(parent) === 0),
    hasPrices: boolean().defined(),
    items: array(addonItem(text)).defined(),
  });
}

function addonItem(text: Text) {
  return option(requiredRow((number) => text('itemRequired', { number }))).shape({
    price: string()
      .defined()
      .test('price', text('itemPriceInvalid'), isEmptyOrPrice)
      .test('needed', (price, { path, from, createError }) => {
        const group = from?.[1]?.value as AddonValues | undefined;
        const isGiven = !group?.hasPrices || price.trim() !== '';
        const message = text('itemPriceRequired', { number: numberOf(path) });
        return isGiven || createError({ message });
      }),
  });
}

function isEmptyOrPrice(value: string): boolean {
  if (value.trim() === '') return true;
  const price = readAmount(value);
  return price !== null && price >= 0;
}

function isCount(value: string): boolean {
  return /^\d{1,4}$/.test(value.trim()) && Number(value) >= 1;
}
