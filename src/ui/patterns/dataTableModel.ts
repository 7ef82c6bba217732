import {
  createPaginatedRowModel,
  createSortedRowModel,
  type ColumnDef,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';

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

/** Two facts share a line of a card, and what says itself what it is does without its name. */
export interface CardPlace {
  /** From 1. */
  line: number;
  side: 'start' | 'end';
  /** `main`: the largest thing on the card. `named`: its name before it. */
  look?: 'main' | 'named';
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

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Shape<Row> = { row: Row };
type Comparable = { getValue: (columnId: string) => unknown };

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Numbers by size, words as a reader sorts them: "Item 9" before "Item 10". */
function compare(rowA: Comparable, rowB: Comparable, columnId: string): number {
  const [a, b] = [rowA.getValue(columnId), rowB.getValue(columnId)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Sorting and paging of rows; the looks are `DataTable`'s. */
export function useDataTable<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  { view, onViewChange }: TableControl,
) {
  const { sort } = view;
  // As they came, no more rows are needed than a page has: a record for each of 10,000 takes a frame.
  const from = sort ? 0 : view.page * view.pageSize;
  const to = sort ? rows.length : from + view.pageSize;
  // Wrapped, because the library wants records and a row may be anything.
  const data = useMemo(
    () => rows.slice(from, to).map((row): Shape<Row> => ({ row })),
    [rows, from, to],
  );
  const defs = useMemo(() => columns.map(toColumnDef), [columns]);
  const [sortId, isDescending] = [sort?.id, sort?.isDescending ?? false];
  // The same array again spares the library from sorting again.
  const sorting = useMemo<SortingState>(
    () => (sortId === undefined ? [] : [{ id: sortId, desc: isDescending }]),
    [sortId, isDescending],
  );
  const state = { sorting, pagination: { pageIndex: view.page, pageSize: view.pageSize } };
  return useTable({
    features,
    columns: defs,
    data,
    manualPagination: !sort,
    state,
    // Rows in a new order are read from the first page.
    onSortingChange: (change) =>
      onViewChange({ ...view, page: 0, sort: toSort(functionalUpdate(change, state.sorting)) }),
    onPaginationChange: (change) => {
      const { pageIndex, pageSize } = functionalUpdate(change, state.pagination);
      onViewChange({ ...view, page: pageIndex, pageSize });
    },
    enableMultiSort: false,
    // A refetch must not throw the reader back to the first page.
    autoResetPageIndex: false,
  });
}

/** A place that the table keeps itself. */
export function useOwnView(pageSize: number): TableControl {
  const [view, onViewChange] = useState<TableView>({ page: 0, pageSize, sort: null });
  return { view, onViewChange };
}

function toSort([first]: SortingState): TableView['sort'] {
  return first ? { id: first.id, isDescending: first.desc } : null;
}

function toColumnDef<Row>(column: DataColumn<Row>): ColumnDef<typeof features, Shape<Row>> {
  return {
    id: column.id,
    header: column.header,
    // An absent value is last in either direction.
    accessorFn: ({ row }) => column.value(row) ?? undefined,
    sortFn: compare,
    sortUndefined: 'last',
    sortDescFirst: false,
    enableSorting: column.isSortable ?? true,
  };
}

export type DataTableModel<Row> = ReturnType<typeof useDataTable<Row>>;
