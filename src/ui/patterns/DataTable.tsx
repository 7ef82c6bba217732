import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { focusedBeside } from '../../core/dom/focusedBeside';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { DataTableHead, SortSelect, sortedBy } from './DataTableHead';
import { DataTablePager } from './DataTablePager';
import {
  type DataColumn,
  type TableControl,
  looksOf,
  useChangeView,
  useOwnView,
  useShownRows,
} from './dataTableModel';
import { Frame, TableView } from './dataTableStyles';
import { usePassedOnKeys } from './rowKeys';

const PAGE_SIZES = [10, 20, 30] as const;
const NO_IDS: readonly string[] = [];

interface TableGroup<Row> {
  idOf: (row: Row) => string;
  head: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table is of, for screen readers. */
  caption: string;
  /** Keep it outside the component or in `useMemo`. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  pageSize?: number;
  pageSizes?: readonly number[];
  /** Without it the table keeps page and order to itself. */
  control?: TableControl;
  /** Rows of one group stand together, under a row of its own. */
  group?: TableGroup<Row>;
  /** More rows are on their way, so their number is not known yet. */
  isPartial?: boolean;
  /** Rows hold no state of their own: one may be written over another. */
  isPlain?: boolean;
}

/** Sortable, paged rows: a table in a wide portal, cards with the same facts in a narrow one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty, pageSize = 10, isPlain } = props;
  const own = useOwnView(pageSize);
  const isEmpty = rows.length === 0;
  const [isKept, setIsKept] = useState(false);
  if (isPlain && !isEmpty && !isKept) setIsKept(true);
  if (isEmpty && !isKept) return empty;
  return (
    <>
      {isEmpty && empty}
      <Frame hidden={isEmpty}>
        <KeptTable {...props} control={props.control ?? own} />
      </Frame>
    </>
  );
}

interface FilledTableProps<Row> extends DataTableProps<Row> {
  control: TableControl;
}

function FilledTable<Row>(props: FilledTableProps<Row>) {
  const { caption, columns, rows, control, pageSizes = PAGE_SIZES, isPartial } = props;
  const { view } = control;
  const onChange = useChangeView(control);
  const shown = useShownRows(columns, rows, view);
  const element = useRef<HTMLTableElement>(null);
  // Whoever presses, selects or has the focus means the row that stands there.
  const isHeld = () => {
    const table = element.current;
    if (!table) return false;
    return table.matches(':active') || table.contains(focusedBeside(table)) || isSelectedIn(table);
  };
  const head = { columns, sorted: sortedBy(view.sort), onChange };
  return (
    <>
      <SortSelect {...head} />
      <TableView ref={element} {...stackOf(columns)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <DataTableHead {...head} />
        <Rows {...props} rows={shown} isHeld={isHeld} />
      </TableView>
      <DataTablePager {...{ view, onChange, pageSizes, isPartial }} total={rows.length} />
    </>
  );
}

/** With a column under the first one, a table of middling width has to be a grid. */
function stackOf<Row>(columns: readonly DataColumn<Row>[]) {
  if (!columns.some(({ isUnderFirst }) => isUnderFirst)) return {};
  const shown = columns.filter(({ isMinor }) => !isMinor);
  return { 'data-stacked': true, style: { '--vp-columns': shown.length } };
}

/** Whether text is selected there; what is behind a shadow root is told only to who names that. */
function isSelectedIn(element: Element): boolean {
  const selection = getSelection();
  if (!selection?.rangeCount) return false;
  const tree = element.getRootNode();
  if (!(tree instanceof ShadowRoot)) {
    return !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
  }
  const range = composedRange(selection, tree);
  if (!range || range.collapsed) return false;
  return element.contains(range.startContainer) || element.contains(range.endContainer);
}

function composedRange(selection: Selection, root: ShadowRoot): StaticRange | undefined {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [root] })[0];
  } catch {
    // Safari 17 has it with other arguments; a row may be written over there.
    return undefined;
  }
}

/** Without rows it stays as it was, hidden, and the rows of the next search are written over those. */
const KeptTable = memo(FilledTable, (_before, { rows }) => rows.length === 0) as typeof FilledTable;

interface RowsProps<Row> extends DataTableProps<Row> {
  isHeld: () => boolean;
}

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowId, group, isPlain, isHeld } = props;
  const cells = useMemo(() => columns.map(cellsOf), [columns]);
  const ids = uniqueIds(rows.map(rowId));
  const keys = usePassedOnKeys(isPlain ? ids : NO_IDS, isHeld);
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

/** Neighbours of one group; without groups everything. */
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

/** What all cells of a column share. */
interface Cells<Row> {
  column: DataColumn<Row>;
  looks: string;
  style: CSSProperties | undefined;
}

function cellsOf<Row>(column: DataColumn<Row>): Cells<Row> {
  const { minWidth } = column;
  return {
    column,
    looks: looksOf(column),
    style: minWidth === undefined ? undefined : { minInlineSize: minWidth },
  };
}

interface TableRowProps<Row> {
  row: Row;
  cells: readonly Cells<Row>[];
}

function TableRow<Row>({ row, cells }: TableRowProps<Row>) {
  return (
    <tr>
      {cells.map(({ column, looks, style }) => (
        <td key={column.id} data-cell={looks}>
          <span>{column.header}</span>
          <div style={style}>{column.cell ? column.cell(row) : column.value(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** A row that keeps its element is not drawn again when its neighbours change. */
const MemoRow = memo(TableRow) as typeof TableRow;

/** The same id twice is the server's fault and must not lose a row. */
function uniqueIds(ids: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const repeats = seen.get(id) ?? 0;
    seen.set(id, repeats + 1);
    return repeats === 0 ? id : `${id} ${repeats}`;
  });
}
