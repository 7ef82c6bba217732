import { parseJson } from '../json';
import type { CallOptions } from '../types';

/** The fields of forms that are not text in the contract. */
export const PARSED_FIELDS: ReadonlySet<string> = new Set([
  'addon',
  'admin_commission',
  'allergens',
  'bank_detail',
  'base_price',
  'combinations',
  'default_quantity',
  'fssai_detail',
  'gst_percentage',
  'gstn_detail',
  'in_stock',
  'location',
  'minimum_order_preparation_time',
  'minimum_order_value',
  'pan_detail',
  'recomended',
  'restaurant_charge',
  'selling_price',
  'status',
  'variants',
]);

/** The only field of a form that is a list. */
export const LIST_FIELD = 'files';

/** The input of a mapping: a copy of what the portal sends, with the id of the path and the query. */
export function toInput(
  body: object | undefined,
  { params, query }: Pick<CallOptions, 'params' | 'query'>,
): object {
  const fields =
    body instanceof FormData ? fromForm(body) : (JSON.parse(JSON.stringify(body ?? {})) as object);
  return { ...fields, ...query, ...params };
}

function fromForm(form: FormData): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map((value) => decode(name, value));
      return [name, name === LIST_FIELD ? values : values[0]];
    }),
  );
}

function decode(name: string, value: FormDataEntryValue): unknown {
  if (typeof value !== 'string' || !PARSED_FIELDS.has(name)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}
