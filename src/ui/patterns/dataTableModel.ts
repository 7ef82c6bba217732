import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createSorter } from './sortRows';

/** A fact about each row. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What it is sorted by and, without `cell`, what is shown. */
  value: (row: Row) => string | number | null;
  cell?: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** Default true. */
  isSortable?: boolean;
  /** Left out of a table of middling width; cards and wide tables have it. */
  isMinor?: boolean;
  /** Below this a table scrolls rather than break the column's words. */
  minWidth?: string;
  /** A table keeps its words on one line, up to 24 characters. */
  isOneLine?: boolean;
  /** In a table of middling width it stands under the first column. */
  isUnderFirst?: boolean;
  /** Its place in a card; without one it has a line with its name to itself. */
  card?: CardPlace;
}

/** Lines of a card that a column can ask for. */
export const CARD_LINES = [1, 2, 3, 4] as const;

/** Two facts share a line of a card, and what says itself what it is does without its name. */
export interface CardPlace {
  line: (typeof CARD_LINES)[number];
  side: 'start' | 'end';
  /** `main`: the largest thing on the card. `named`: its name before it. */
  look?: 'main' | 'named';
}

/** What the styles know a column's cells by: one attribute, for 200 cells have it. */
export function looksOf<Row>(column: DataColumn<Row>): string {
  const { align, isMinor, isOneLine, isUnderFirst, card } = column;
  const looks = [
    align,
    isMinor && 'minor',
    isOneLine && 'one-line',
    isUnderFirst && 'under',
    ...(card ? ['placed', `card-${card.side}`, `line-${card.line}`, card.look] : []),
  ];
  return looks.filter(Boolean).join(' ');
}

/** Where the reader of a table is. */
export interface TableView {
  /** From 0. */
  page: number;
  pageSize: number;
  /** `null`: as the rows came. */
  sort: { id: string; isDescending: boolean } | null;
}

/** For a place that is kept elsewhere: in the address, say. */
export interface TableControl {
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** The rows of the page that a view shows. */
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

/** Says what is to be shown instead; the same function for good, so that who calls it is drawn once. */
export type ChangeView = (change: (view: TableView) => Partial<TableView>) => void;

export function useChangeView(control: TableControl): ChangeView {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  return useCallback((change) => {
    const { view, onViewChange } = latest.current;
    onViewChange({ ...view, ...change(view) });
  }, []);
}

/** A place that the table keeps itself. */
export function useOwnView(pageSize: number): TableControl {
  const [view, onViewChange] = useState<TableView>({ page: 0, pageSize, sort: null });
  return { view, onViewChange };
}
