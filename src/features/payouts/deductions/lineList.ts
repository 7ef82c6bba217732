import { keyOf } from '../../../core/payouts/sums';
import type { Deduction } from '../../../core/payouts/types';
import { textKey } from '../../../core/text/textKey';
import type { ListOptions } from '../../../ui/patterns/table/listUrl';

export const SORTABLE = ['name', 'order', 'amount', 'tax', 'total'] as const;

/** The values that are valid in the URL; `code` is the key of a sum. */
export const LINE_LIST: ListOptions<'all'> = {
  statuses: ['all'],
  sortable: SORTABLE,
  pageSize: 25,
  pageSizes: [10, 25, 50],
  others: ['code'],
};

/** A line with its place among those of the payout, because lines have no id. */
export interface PlacedLine extends Deduction {
  place: number;
}

/** The lines that match the filter, in the order in which they were sent. */
export function filterLines(
  lines: readonly Deduction[],
  { code, search }: { code: string; search: string },
): readonly PlacedLine[] {
  const words = textKey(search);
  return lines
    .map((line, place) => ({ ...line, place }))
    .filter(
      (line) =>
        (code === '' || keyOf(line) === code) &&
        [line.number, line.label, line.note].some((value) => textKey(value).includes(words)),
    );
}
