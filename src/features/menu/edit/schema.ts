import { array, boolean, mixed, object, string } from 'yup';
import { amount } from '../../../core/format/wireValues';
import { fileRule } from '../../../core/forms/fileRule';
import { required } from '../../../core/forms/textRules';
import type { Translate } from '../../../core/messages/messages';
import { isVariable } from '../choices';
import type { OptionId } from '../types';
import { countOver, limitOf } from './addons/addons';
import type { AddonValues, ItemValues } from './itemValues';
import type messages from './messages.en.json';
import { isWithoutPrice } from './variants/variants';

type Text = Translate<keyof typeof messages>;

/** The validation rules of the item form (B5). */
export function itemSchema(text: Text) {
  const priceError = text('priceInvalid');
  const variants = array(variantGroup(text)).defined();
  const combinations = array(combination(text)).defined();
  return object({
    name: required(text('nameRequired')),
    title: string().defined(),
    description: string().defined(),
    categoryId: required(text('categoryRequired')),
    tag: string().defined(),
    dietCode: string().defined(),
    basePrice: string().defined().test('price', priceError, isEmptyOrPrice),
    price: required(text('priceRequired')).test('price', priceError, isEmptyOrPrice),
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

function option(name: ReturnType<typeof required>) {
  return object({ id: mixed<NonNullable<OptionId>>().defined().nullable(), name });
}

function variantGroup(text: Text) {
  return object({
    name: required(text('groupRequired')),
    variants: array(option(variantName(text))).defined(),
  });
}

/** If variants have prices, each variant needs one. */
function variantName(text: Text) {
  return required(text('variantRequired')).test(
    'price',
    text('variantPriceMissing'),
    (name, { path, from }) => {
      const item = from?.at(-1)?.value as ItemValues | undefined;
      const [, group] = /^variantGroups\[(\d+)\]/.exec(path) ?? [];
      return name.trim() === '' || !item || !isWithoutPrice(name, Number(group), item);
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
    price: required(text('pairPriceRequired')).test('price', text('priceInvalid'), isEmptyOrPrice),
  });
}

function anyCombination() {
  const [first, second, price] = [string().defined(), string().defined(), string().defined()];
  return object({ first, second, price });
}

function addonGroup(text: Text) {
  return object({
    name: required(text('groupRequired')),
    max: string()
      .defined()
      .test('limit', text('limitInvalid'), (max) => limitOf({ max }) !== null)
      .test('items', text('limitExceeded'), (_max, { parent }) => countOver(parent) === 0),
    hasPrices: boolean().defined(),
    items: array(addonItem(text)).defined(),
  });
}

function addonItem(text: Text) {
  return option(required(text('itemRequired'))).shape({
    price: string()
      .defined()
      .test('price', text('priceInvalid'), isEmptyOrPrice)
      .test('needed', text('pairPriceRequired'), (price, { from }) => {
        const group = from?.[1]?.value as AddonValues | undefined;
        return !group?.hasPrices || price.trim() !== '';
      }),
  });
}

function isEmptyOrPrice(value: string): boolean {
  if (value.trim() === '') return true;
  const price = amount(value);
  return price !== null && price >= 0;
}

function isCount(value: string): boolean {
  return /^\d{1,4}$/.test(value.trim()) && Number(value) >= 1;
}
