import { toUnits } from '../amount/units';
import type { Deduction } from './types';

/** The lines of one code. Amounts are whole numbers of the smallest unit; `null` if one of them cannot be read. */
export interface CodeSum extends Pick<Deduction, 'code' | 'kind' | 'label'> {
  key: string;
  lines: number;
  amount: number | null;
  tax: number | null;
  /** `amount` and `tax`. */
  total: number | null;
}

/** What makes lines one row: the code, or the label of a line without one. It is never empty: it is a filter of lines. */
export function keyOf({ code, label }: Pick<Deduction, 'code' | 'label'>): string {
  return code || label || '-';
}

/** The sum of a line with its tax, in the smallest unit. */
export function totalOf({ amount, tax }: Deduction, units: number): number | null {
  const [sum, taxes] = [toUnits(amount, units), toUnits(tax, units)];
  return sum === null || taxes === null ? null : sum + taxes;
}

/** The sum of lines with their taxes, in the smallest unit; `null` if an amount cannot be read. */
export function totalOfLines(lines: readonly Deduction[], units: number): number | null {
  return lines.reduce<number | null>((sum, line) => addKnown(sum, totalOf(line, units)), 0);
}

const NOTHING_YET = { lines: 0, amount: 0, tax: 0, total: 0 };

export function sumsByCode(lines: readonly Deduction[], units: number): CodeSum[] {
  const sums = new Map<string, CodeSum>();
  for (const line of lines) {
    const key = keyOf(line);
    const { code, kind, label } = line;
    const last = sums.get(key) ?? { key, code, kind, label, ...NOTHING_YET };
    sums.set(key, {
      ...last,
      label: last.label || label,
      lines: last.lines + 1,
      amount: addKnown(last.amount, toUnits(line.amount, units)),
      tax: addKnown(last.tax, toUnits(line.tax, units)),
      total: addKnown(last.total, totalOf(line, units)),
    });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      (other.total ?? Number.NEGATIVE_INFINITY) - (one.total ?? Number.NEGATIVE_INFINITY),
  );
}

/** The sum of two amounts; `null` if one of them is not known. */
export function addKnown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
