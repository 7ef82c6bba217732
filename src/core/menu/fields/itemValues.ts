import type { Amounts } from '../../amount/amounts';
import { cleanName } from '../../text/cleanName';
import { type FileChoice, NO_FILES } from '../../uploads/fileChoice';
import { isVariable } from '../choices';
import { type FieldOf, type FieldValues, fieldsOf, recordOf, rowOf } from '../itemTable';
import type { AddonGroup, ItemDraft, MenuItem, OptionId, Variant } from '../types';

export interface VariantGroupValues {
  name: string;
  variants: Variant[];
}

export interface CombinationValues {
  first: string;
  second: string;
  price: string;
}

export interface AddonItemValues {
  id: OptionId;
  name: string;
  price: string;
}

export interface AddonValues {
  name: string;
  max: string;
  hasPrices: boolean;
  items: AddonItemValues[];
}

/** The form values. Numbers are strings, as typed. */
export interface ItemValues extends Record<TypedField, string>, Record<FieldOf<'flag'>, boolean> {
  variantGroups: VariantGroupValues[];
  combinations: CombinationValues[];
  addonGroups: AddonValues[];
  image: FileChoice;
}

type TypedField = Exclude<keyof FieldValues, FieldOf<'flag'>>;

const TEXTS = fieldsOf('name', 'text', 'category');
const CHOICES = fieldsOf('choice');
const NAMES = fieldsOf('name');
const CODES = fieldsOf('choices');
const PRICES = fieldsOf('price');
const COUNTS = fieldsOf('count');
const FLAGS = fieldsOf('flag');

/** What the form shows of a choice without a value. */
function unsetOf(field: FieldOf<'choice'>): string {
  const row = rowOf(field);
  return row.kind === 'choice' && row.empty === undefined ? row.choices[0] : '';
}

export type VariantValues = Pick<ItemValues, 'productType' | 'variantGroups' | 'combinations'>;

export function toValues(item: MenuItem, amounts: Amounts): ItemValues {
  const { write } = amounts.money;
  return {
    ...recordOf(TEXTS, (field) => item[field]),
    ...recordOf(CHOICES, (field) => item[field] || unsetOf(field)),
    ...recordOf(CODES, (field) => item[field] ?? ''),
    ...recordOf(PRICES, (field) => write(item[field])),
    ...recordOf(COUNTS, (field) => write(item[field] ?? 1)),
    ...recordOf(FLAGS, (field) => item[field]),
    variantGroups: item.variantGroups.map(({ name: group, variants }) => ({
      name: group,
      variants: [...variants],
    })),
    combinations: item.combinations.map((pair) => ({ ...pair, price: write(pair.price) })),
    addonGroups: item.addonGroups.map((group) => toAddonValues(group, amounts)),
    image: NO_FILES,
  };
}

/** Sends no variants if a variable product was made simple; otherwise keeps the variants. */
export function toDraft(values: ItemValues, item: MenuItem, amounts: Amounts): ItemDraft {
  const { money, count } = amounts;
  // A saved price may have more decimals than the currency, and must not change with other fields.
  const priceOf = (typed: string, saved: number | null = null) =>
    typed === money.write(saved) ? saved : money.value(typed);
  const { combinations, addonGroups, image: _image, ...rest } = values;
  const saved = namesOf(item);
  // A name that the vendor has not changed is sent as it is saved (b61).
  const clean = (name: string) => (saved.has(name) ? name : cleanName(name));
  const isMadeSimple = !isVariable(values.productType) && isVariable(item.productType);
  return {
    ...rest,
    ...recordOf(NAMES, (field) => cleanName(values[field])),
    // Saving another field declares nothing (c66).
    ...recordOf(CODES, (field) => (values[field] === '' ? item[field] && '' : values[field])),
    ...recordOf(PRICES, (field) => priceOf(values[field], item[field])),
    ...recordOf(COUNTS, (field) => count.value(values[field])),
    variantGroups: isMadeSimple
      ? []
      : values.variantGroups.map(({ name, variants }) => ({
          name: clean(name),
          variants: variants.map((variant) => ({ ...variant, name: clean(variant.name) })),
        })),
    combinations: isMadeSimple
      ? []
      : combinations.map(({ first, second, price }, at) => ({
          first: clean(first),
          second: clean(second),
          price: priceOf(price, item.combinations[at]?.price),
        })),
    addonGroups: addonGroups.map((group) => fromAddonValues(group, amounts, clean)),
  };
}

function namesOf({ variantGroups, combinations, addonGroups }: MenuItem): ReadonlySet<string> {
  return new Set([
    ...variantGroups.flatMap(({ name, variants }) => [name, ...variants.map((one) => one.name)]),
    ...combinations.flatMap(({ first, second }) => [first, second]),
    ...addonGroups.flatMap(({ name, items }) => [name, ...items.map((one) => one.name)]),
  ]);
}

function toAddonValues(
  { name, max, hasPrices, items }: AddonGroup,
  { money, count }: Amounts,
): AddonValues {
  const typedItems = items.map((item) => ({ ...item, price: money.write(item.price) }));
  return { name, max: count.write(max), hasPrices, items: typedItems };
}

function fromAddonValues(
  { name, max, hasPrices, items }: AddonValues,
  { money, count }: Amounts,
  clean: (name: string) => string,
): AddonGroup {
  const sent = items.map((item) => ({
    ...item,
    name: clean(item.name),
    price: money.value(item.price),
  }));
  return { name: clean(name), max: count.value(max) ?? 1, hasPrices, items: sent };
}
