import type { FieldValue, HostField } from '../../../../core/contracts';
import { amount } from '../../../../core/format/wireAmount';
import { flag, toText } from '../../../../core/format/wireValues';

/** The value of a field from what the backend or `load` returned. */
export function toFieldValue({ kind }: HostField, given: unknown): FieldValue {
  if (kind === 'switch') return flag(given);
  if (kind === 'number') return amount(given);
  if (typeof kind === 'object' && 'options' in kind) return toText(given);
  if (kind === 'text' || kind === 'date') return toText(given);
  return isPlain(given) ? given : null;
}

export function isPlain(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The texts, numbers and booleans of a form, for `validate`. */
export function plainValues(values: Readonly<Record<string, unknown>>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, FieldValue] => isPlain(entry[1])),
  );
}
