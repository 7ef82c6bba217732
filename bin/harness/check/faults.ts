import type { ContractFault } from '../../../sandbox/contract/faults.ts';

/** A fault in the form that is reported, without secrets and personal data. */
export interface Fault {
  /** JSON pointer into the answer; `''` is the whole answer. */
  pointer: string;
  expected: string;
  found: string;
  /** The number of list entries with this fault. `pointer` is the path of the first one. */
  count: number;
}

const MAX_LENGTH = 40;
const MAX_POINTER = 200;
/** Fields whose values are neither secret nor personal. */
const SHOWN = [
  /^(?:statusCode|status|type|active|quantity|price|createdAt|in_stock|recomended)$/,
  /^(?:total|completed|declined|teamMembers|days_of_week|distance_from_customer)$/,
  /^(?:is|veg|min|minimum|discount|valid)_/,
  /_(?:price|amount|amt|fee|percentage|rating|status|type|times?|selection|charge|revenue)$/,
];
/** Text that may be a phone number, a token or an e-mail address in the wrong field. */
const SUSPECT = /[@/\\]|\d{7}|\S{33}/;

/** Merges faults that differ only in their position in a list. */
export function reportableFaults(faults: readonly ContractFault[]): Fault[] {
  const groups = new Map<string, Fault>();
  for (const fault of faults) {
    const { pointer, expected } = fault;
    const group = `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${expected}`;
    const { count, ...first } = groups.get(group) ?? {
      pointer: clip(pointer, MAX_POINTER),
      expected,
      found: foundText(fault),
      count: 0,
    };
    groups.set(group, { ...first, count: count + 1 });
  }
  return [...groups.values()];
}

function foundText({ pointer, found }: ContractFault): string {
  if (found === undefined) return 'nothing';
  if (found === null || typeof found === 'boolean') return String(found);
  if (Array.isArray(found)) return `array of ${found.length}`;
  if (typeof found === 'object') return 'object';
  const field = pointer.split('/').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const text = JSON.stringify(found);
  const isShown = SHOWN.some((pattern) => pattern.test(field));
  if (isShown && !SUSPECT.test(text)) return clip(text, MAX_LENGTH);
  return typeof found === 'string' ? `string of ${found.length}` : typeof found;
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
