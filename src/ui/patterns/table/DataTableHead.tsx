import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { type ChangeView, type DataColumn, looksOf, type TableView } from './dataTableModel';
import { HeadCell, NarrowOnly, SortButton } from './dataTableStyles';
import { SortSelect } from './SortSelect';

type Order = 'asc' | 'desc' | 'none';

interface HeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** `asc:` or `desc:` and the column id; a string, so that `memo` can compare it. */
  sorted: string;
  onChange: ChangeView;
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const ariaSorts = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

function Head<Row>({ columns, sorted, onChange }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <MemoHeadOfColumn
            key={column.id}
            column={column}
            order={orderOf(column.id, sorted)}
            onChange={onChange}
          />
        ))}
      </tr>
    </thead>
  );
}

export const DataTableHead = memo(Head) as typeof Head;

function orderOf(id: string, sorted: string): Order {
  if (sorted === `asc:${id}`) return 'asc';
  return sorted === `desc:${id}` ? 'desc' : 'none';
}

interface HeadOfColumnProps<Row> extends Pick<HeadProps<Row>, 'onChange'> {
  column: DataColumn<Row>;
  order: Order;
}

function HeadOfColumn<Row>({ column, order, onChange }: HeadOfColumnProps<Row>) {
  const { id, header, align, isSortable = true, minWidth } = column;
  const cell = {
    scope: 'col',
    $align: align,
    'data-cell': looksOf(column),
    style: minWidth === undefined ? undefined : ({ '--vp-min': minWidth } as CSSProperties),
  } as const;
  if (!isSortable) return <HeadCell {...cell}>{header}</HeadCell>;
  const Arrow = arrows[order];
  return (
    <HeadCell {...cell} aria-sort={ariaSorts[order]}>
      <SortButton
        type="button"
        // A new sort order starts at the first page.
        onClick={() => onChange(({ sort }) => ({ page: 0, sort: nextSort(id, sort) }))}
        data-order={order}
      >
        {header}
        <Arrow size={12} />
      </SortButton>
    </HeadCell>
  );
}

const MemoHeadOfColumn = memo(HeadOfColumn) as typeof HeadOfColumn;

/** The next sort order: ascending, then descending, then unsorted. */
function nextSort(id: string, sort: TableView['sort']): TableView['sort'] {
  if (sort?.id !== id) return { id, isDescending: false };
  return sort.isDescending ? null : { id, isDescending: true };
}

/** Controls for sorting cards, which have no header row. */
function Choice<Row>(props: HeadProps<Row> & { order: string | undefined }) {
  const { columns, sorted, onChange, order } = props;
  if (!columns.some(({ isSortable = true }) => isSortable)) return null;
  return (
    <NarrowOnly>
      <SortSelect
        {...{ columns, sorted, order }}
        onSort={(sort) => onChange(() => ({ page: 0, sort }))}
      />
    </NarrowOnly>
  );
}

export const CardSort = memo(Choice) as typeof Choice;
