import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Select } from '../../primitives/form/Select';
import type { DataColumn, TableView } from './dataTableModel';

type Sort = TableView['sort'];

/** A sort order as the value of an option: `asc:` or `desc:` and the column id. */
export function sortedBy(sort: Sort): string {
  return sort ? `${sort.isDescending ? 'desc' : 'asc'}:${sort.id}` : '';
}

export interface SortSelectProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'isSortable'>[];
  sorted: string;
  /** The name of the order of unsorted rows. */
  order: string | undefined;
  onSort: (sort: Sort) => void;
  isLabelHidden?: boolean;
}

/** The sort orders of all columns. */
export function SortSelect(props: SortSelectProps) {
  const { columns, sorted, order: unsorted, onSort, isLabelHidden } = props;
  const text = useText(messages);
  const options = columns
    .filter(({ isSortable = true }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: `asc:${id}`, label: text('ascending', { column: header }) },
      { value: `desc:${id}`, label: text('descending', { column: header }) },
    ]);
  const choose = (value: string) => {
    const [order, ...id] = value.split(':');
    onSort(value ? { id: id.join(':'), isDescending: order === 'desc' } : null);
  };
  return (
    <Select
      label={text('sortBy')}
      isLabelHidden={isLabelHidden}
      placeholder={unsorted ?? text('notSorted')}
      options={options}
      value={sorted}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
