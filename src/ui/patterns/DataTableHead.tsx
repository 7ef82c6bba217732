import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Select } from '../primitives/Select';
import type { DataColumn, DataTableModel } from './dataTableModel';
import { HeadCell, NarrowOnly, SortButton } from './dataTableStyles';

interface HeadProps<Row> {
  table: DataTableModel<Row>;
  columns: readonly DataColumn<Row>[];
}

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown } as const;
const ariaSorts = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function DataTableHead<Row>({ table, columns }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadOfColumn key={column.id} column={column} table={table} />
        ))}
      </tr>
    </thead>
  );
}

function HeadOfColumn<Row>({
  column,
  table,
}: {
  column: DataColumn<Row>;
  table: HeadProps<Row>['table'];
}) {
  const model = table.getColumn(column.id);
  const order = model?.getIsSorted() || 'none';
  const Arrow = arrows[order];
  if (!model?.getCanSort()) {
    return (
      <HeadCell
        scope="col"
        $align={column.align}
        data-minor={column.isMinor}
        data-under={column.isUnderFirst}
      >
        {column.header}
      </HeadCell>
    );
  }
  return (
    <HeadCell
      scope="col"
      $align={column.align}
      data-minor={column.isMinor}
      data-under={column.isUnderFirst}
      aria-sort={ariaSorts[order]}
    >
      <SortButton type="button" onClick={() => model.toggleSorting()} data-order={order}>
        {column.header}
        <Arrow size={12} aria-hidden="true" />
      </SortButton>
    </HeadCell>
  );
}

/** The same choice where there is no head row to press. */
export function SortSelect<Row>({ table, columns }: HeadProps<Row>) {
  const text = useText(messages);
  const sorted = table.state.sorting[0];
  const options = columns
    .filter((column) => column.isSortable ?? true)
    .flatMap(({ id, header }) => [
      { value: `asc:${id}`, label: text('ascending', { column: header }) },
      { value: `desc:${id}`, label: text('descending', { column: header }) },
    ]);
  if (options.length === 0) return null;
  const sort = (value: string) => {
    const [order, ...id] = value.split(':');
    table.setSorting(value ? [{ id: id.join(':'), desc: order === 'desc' }] : []);
  };
  return (
    <NarrowOnly>
      <Select
        label={text('sortBy')}
        placeholder={text('notSorted')}
        options={options}
        value={sorted ? `${sorted.desc ? 'desc' : 'asc'}:${sorted.id}` : ''}
        onChange={(event) => sort(event.target.value)}
      />
    </NarrowOnly>
  );
}
