import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../useLatest';
import { createSorter } from './sortRows';

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The value to sort by; shown unless there is a `cell`. */
  value: (row: Row) => string | number | null;
  cell?: (row: Row) => ReactNode;
  /** Use `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** Whether the column is sortable, which is the default. */
  isSortable?: boolean;
  /** Whether the host added the column and a CSV file has it. */
  isExported?: boolean;
  /** Whether the column is hidden in a narrow table. Cards and wide tables show the column. */
  isMinor?: boolean;
  /** Minimum width of the column. A narrower table scrolls instead of breaking words. */
  minWidth?: string;
  /** Extra words in `data-cell`, which the styles of an element around the table can select. */
  look?: string;
  /**
   * Position in a card; by default a separate line with the header as its label. `cover`: the link of the column is the
   * whole card.
   */
  card?: CardSlot | 'cover';
}

export const CARD_LINES = [1, 2, 3, 4] as const;

/** The position of a value in a card. Two columns can share a line. */
export interface CardSlot {
  line: (typeof CARD_LINES)[number];
  side: 'start' | 'end';
  /** `main`: the largest text of the card. `named`: has the header as its label. */
  look?: 'main' | 'named';
}

/** The styles of a column as words of one attribute, because a page can have 200 cells. */
export function looksOf<Row>(column: DataColumn<Row>): string {
  const { align, isMinor, look, card } = column;
  const slot =
    card === 'cover' || !card
      ? [card]
      : ['placed', `card-${card.side}`, `line-${card.line}`, card.look];
  return [align, isMinor && 'minor', look, ...slot].filter(Boolean).join(' ');
}

export interface TableView {
  /** The index of the page. */
  page: number;
  pageSize: number;
  /** The sort order; `null` keeps the order of `rows`. */
  sort: { id: string; isDescending: boolean } | null;
}

/** The controls for a view that is stored elsewhere, such as in the URL. */
export interface TableControl {
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** All rows in the order of the table. */
export function inTableOrder<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  sort: TableView['sort'],
): readonly Row[] {
  const column = sort ? columns.find(({ id }) => id === sort.id) : undefined;
  return column ? createSorter(column.value)(rows, sort?.isDescending ?? false) : rows;
}

export function useShownRows<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { page, pageSize, sort }: TableView,
): readonly Row[] {
  const column = sort ? columns.find(({ id }) => id === sort.id) : undefined;
  const sorter = useMemo(() => column && createSorter(column.value), [column]);
  const isDescending = sort?.isDescending ?? false;
  const inOrder = useMemo(
    () => (sorter ? sorter(rows, isDescending) : rows),
    [sorter, rows, isDescending],
  );
  return useMemo(
    () => inOrder.slice(page * pageSize, (page + 1) * pageSize),
    [inOrder, page, pageSize],
  );
}

/** A stable function, so that memoized components do not render again. */
export type ChangeView = (change: (view: TableView) => Partial<TableView>) => void;

export function useChangeView(control: TableControl): ChangeView {
  const latest = useLatest(control);
  return useCallback(
    (change) => {
      const { view, onViewChange } = latest.current;
      onViewChange({ ...view, ...change(view) });
    },
    [latest],
  );
}

export function useOwnView(pageSize: number): TableControl {
  const [view, onViewChange] = useState<TableView>({ page: 0, pageSize, sort: null });
  return { view, onViewChange };
}
