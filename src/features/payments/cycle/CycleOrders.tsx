import { useText } from '../../../core/messages/useText';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import type { ListOptions } from '../../../ui/patterns/table/listUrl';
import type { useListView } from '../../../ui/patterns/table/useListView';
import { Row } from '../../../ui/primitives/layout/Layout';
import { Heading } from '../../../ui/primitives/layout/Text';
import { GROUP_TEXT, PROBLEMS } from './findingWords';
import messages from './messages.en.json';
import type { Reconciliation } from './reconcile';
import { type Finding, type Group, GROUPS } from './types';
import { SORTABLE } from './useFindingColumns';

export type GroupFilter = 'all' | Group;

/** The values that are valid in the URL. */
export const CYCLE_LIST: ListOptions<GroupFilter> = {
  statuses: ['all', ...GROUPS],
  sortable: SORTABLE,
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

export function filterFindings(
  findings: readonly Finding[],
  { status, search }: { status: GroupFilter; search: string },
): readonly Finding[] {
  const words = search.trim().toLowerCase();
  return findings.filter(
    ({ group, number }) =>
      (status === 'all' || group === status) && number.toLowerCase().includes(words),
  );
}

interface CycleOrdersProps {
  result: Reconciliation;
  rows: readonly Finding[];
  columns: readonly DataColumn<Finding>[];
  list: ReturnType<typeof useListView<GroupFilter>>;
}

/** The orders of the cycle in groups, the worst group first. */
export function CycleOrders({ result, rows, columns, list }: CycleOrdersProps) {
  const text = useText(messages);
  const {
    view,
    applied: _applied,
    isNarrowed,
    onShowAll,
    onTable,
    onFilters: _,
    ...filters
  } = list;
  const { counts } = result;
  const isShown = (group: Group) =>
    counts[group] > 0 || group === view.status || (PROBLEMS as readonly Group[]).includes(group);
  const options = [
    { value: 'all' as GroupFilter, label: text('filterAll') },
    ...GROUPS.filter(isShown).map((value) => ({
      value: value as GroupFilter,
      label: text('filterCount', { group: text(GROUP_TEXT[value]), count: counts[value] }),
    })),
  ];
  const narrowed = { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll };
  return (
    <>
      <Heading>{text('reconcile')}</Heading>
      <Row gap={3}>
        <FilterBar
          {...filters}
          status={view.status}
          options={options}
          statusLabel={text('group')}
          searchHint={text('searchHint')}
        />
      </Row>
      <DataTable
        caption={text('caption')}
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        order={text('worstFirst')}
        empty={
          <ListEmpty
            text={text('empty')}
            help={text('emptyHelp')}
            narrowed={isNarrowed ? narrowed : undefined}
          />
        }
        pageSizes={CYCLE_LIST.pageSizes}
        control={{ view: view.table, onViewChange: onTable }}
      />
    </>
  );
}
