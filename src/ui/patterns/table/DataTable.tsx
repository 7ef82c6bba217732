import { useAtomValue } from 'jotai';
import { isValidElement, memo, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import { isRightToLeft } from '../../../core/messages/messages';
import { localeAtom } from '../../../core/state/services';
import { VisuallyHidden } from '../../primitives/layout/Layout';
import { CardSort, DataTableHead } from './DataTableHead';
import { DataTablePager } from './DataTablePager';
import {
  type DataColumn,
  looksOf,
  type TableControl,
  useChangeView,
  useOwnView,
  useShownRows,
} from './dataTableModel';
import { Frame, TableView } from './dataTableStyles';
import { sortedBy } from './SortSelect';

const PAGE_SIZES = [10, 20, 30] as const;
const NO_KEYS: RowKeys = new Map();
const useNoKeys = () => NO_KEYS;

type RowKeys = ReadonlyMap<string, string | number>;

interface TableGroup<Row> {
  idOf: (row: Row) => string;
  head: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Label for screen readers. */
  caption: string;
  /** The columns, in a stable array. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  pageSize?: number;
  pageSizes?: readonly number[];
  /** The name of the order of `rows`, such as "Newest first". */
  order?: string;
  /** Whether the page has the sort order of the cards elsewhere. */
  isSortFolded?: boolean;
  /** Controls the page and the sort order; by default, the table has its own state. */
  control?: TableControl;
  /** Neighbouring rows of the same group have one header row. */
  group?: TableGroup<Row>;
  /** True while more rows are loading. */
  isPartial?: boolean;
  /** The number of all rows, if `rows` contains only the current page, already sorted. */
  total?: number | undefined;
  /** A hook that returns the React keys of rows; by default their ids. */
  useRowKeys?: (ids: readonly string[], table: RefObject<HTMLTableElement | null>) => RowKeys;
}

/** Sortable rows in pages, as a table in a wide portal and as cards in a narrow one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total = rows.length, empty, pageSize = 10 } = props;
  const ownControl = useOwnView(pageSize);
  if (total === 0) return empty;
  return (
    <Frame>
      <FilledTable {...props} control={props.control ?? ownControl} />
    </Frame>
  );
}

interface FilledTableProps<Row> extends DataTableProps<Row> {
  control: TableControl;
}

function FilledTable<Row>(props: FilledTableProps<Row>) {
  const { caption, columns, rows, total, order, control, pageSizes = PAGE_SIZES } = props;
  const { isSortFolded = false } = props;
  const { view } = control;
  const onChange = useChangeView(control);
  const inView = useShownRows(columns, rows, view);
  const shown = total === undefined ? inView : rows;
  const table = useRef<HTMLTableElement>(null);
  const head = { columns, sorted: sortedBy(view.sort), onChange };
  return (
    <>
      {!isSortFolded && <CardSort {...head} order={order} />}
      <TableView ref={table} data-vp-part="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <DataTableHead {...head} />
        <Rows {...props} rows={shown} table={table} />
      </TableView>
      <DataTablePager
        {...{ view, onChange, pageSizes }}
        isPartial={props.isPartial}
        total={total ?? rows.length}
      />
    </>
  );
}

interface RowsProps<Row> extends DataTableProps<Row> {
  table: RefObject<HTMLTableElement | null>;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowId, group, useRowKeys = useNoKeys, table } = props;
  const isRtl = isRightToLeft(useAtomValue(localeAtom));
  const cells = useMemo(() => columns.map((column) => cellsOf(column, isRtl)), [columns, isRtl]);
  const ids = uniqueKeys(rows.map(rowId));
  const keys = useRowKeys(ids, table);
  const shown = rows.map((row, index) => {
    const id = ids[index] ?? '';
    return { row, key: keys.get(id) ?? id };
  });
  return runsOf(shown, group).map((run) => (
    <tbody key={group ? run[0]?.key : 'all'}>
      {group && run[0] && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length}>
            {group.head(run[0].row)}
          </th>
        </tr>
      )}
      {run.map(({ row, key }) => (
        <MemoRow key={key} row={row} cells={cells} />
      ))}
    </tbody>
  ));
}

interface Shown<Row> {
  row: Row;
  key: string | number;
}

function runsOf<Row>(rows: Shown<Row>[], group?: TableGroup<Row>): Shown<Row>[][] {
  if (!group) return [rows];
  const runs: Shown<Row>[][] = [];
  let last: string | undefined;
  for (const shown of rows) {
    const id = group.idOf(shown.row);
    if (id === last) runs.at(-1)?.push(shown);
    else runs.push([shown]);
    last = id;
  }
  return runs;
}

interface Cells<Row> {
  column: DataColumn<Row>;
  looks: string;
  isRtl: boolean;
}

function cellsOf<Row>(column: DataColumn<Row>, isRtl: boolean): Cells<Row> {
  return { column, looks: looksOf(column), isRtl };
}

interface TableRowProps<Row> {
  row: Row;
  cells: readonly Cells<Row>[];
}

function TableRow<Row>({ row, cells }: TableRowProps<Row>) {
  return (
    <tr>
      {cells.map(({ column, looks, isRtl }) => (
        // Only cards show the header, as generated content: an element for it in each cell is too slow.
        <td key={column.id} data-cell={looks} data-header={column.header}>
          {asOneNode(column.cell ? column.cell(row) : column.value(row), isRtl)}
        </td>
      ))}
    </tr>
  );
}

/**
 * Cards lay out the header and one node beside it. A text or an element is such a node without a wrapper; in a page from
 * right to left, a text may be one from left to right.
 */
function asOneNode(content: ReactNode, isRtl: boolean): ReactNode {
  if (isRtl && typeof content === 'string') return <bdi>{content}</bdi>;
  const isOne =
    typeof content === 'string' ||
    typeof content === 'number' ||
    (isValidElement(content) && typeof content.type === 'string');
  return isOne ? content : <div>{content}</div>;
}

const MemoRow = memo(TableRow) as typeof TableRow;
