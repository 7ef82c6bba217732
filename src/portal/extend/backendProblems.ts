import { isHistoryEntry } from '../../core/capabilities';
import type { HistorySort } from '../../core/contracts';
import { HISTORY_FILTERS } from '../../core/contracts/capabilities';
import { CAPABILITIES } from '../../core/contracts/capabilityNames';
import { usableCodeLength } from '../props/usableCodeLength';
import { describeKind, toList } from './given';

/** A message about a prop, an advice, and a line of code to use; `undefined` if the prop is right. */
export type Problem = [message: string, advice: string, line: string] | undefined;

const SORTS: Readonly<Record<HistorySort, true>> = {
  number: true,
  date: true,
  customer: true,
  items: true,
  total: true,
  payment: true,
  status: true,
};

export function capabilitiesProblem(given: unknown): Problem {
  if (given === undefined || given === null) return undefined;
  const unknown = Array.isArray(given)
    ? given.flatMap(unknownIn).join(', ')
    : `${describeKind(given)} instead of a list`;
  if (unknown === '') return undefined;
  return [
    `The capabilities prop has unknown values: ${unknown}`,
    'Pass a list of known names:',
    `capabilities={[${CAPABILITIES.map((name) => `'${name}'`).join(', ')}]}`,
  ];
}

function unknownIn(entry: unknown): readonly string[] {
  if (isHistoryEntry(entry)) {
    return [
      ...unknownNames('sorts', entry.sorts, SORTS),
      ...unknownNames('filters', entry.filters, HISTORY_FILTERS),
    ];
  }
  if (CAPABILITIES.some((capability) => capability === entry)) return [];
  return [typeof entry === 'string' ? entry : `${JSON.stringify(entry)}`];
}

function unknownNames(list: string, given: unknown, allowed: object): readonly string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [`${list} is ${describeKind(given)} instead of a list`];
  return toList(given)
    .filter((name) => !Object.hasOwn(allowed, String(name)))
    .map((name) => `${String(name)} in ${list}`);
}

export function codeProblem(given: unknown): Problem {
  if (given === undefined || given === null) return undefined;
  const length = typeof given === 'object' && 'length' in given ? given.length : undefined;
  if (length === usableCodeLength(given)) return undefined;
  if (length === undefined && typeof given === 'object' && Object.keys(given).length === 0) {
    return undefined;
  }
  return [
    'The code prop has no length from 4 to 8, so a one-time code has 4 digits',
    'Pass the number of digits:',
    'code={{ length: 6 }}',
  ];
}
