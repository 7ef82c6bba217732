import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { textKey } from '../../../core/text/textKey';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import type { ListOptions } from '../../../ui/patterns/table/listUrl';
import { SortSelect, sortedBy } from '../../../ui/patterns/table/SortSelect';
import type { useListView } from '../../../ui/patterns/table/useListView';
import { Heading, Row } from '../../../ui/primitives/layout/Layout';
import { box, visuallyHidden } from '../../../ui/theme/theme';
import { GROUP_TEXT, PROBLEMS } from './findingWords';
import messages from './messages.en.json';
import type { Reconciliation } from './reconcile';
import { type Finding, GROUPS, type Group } from './types';
import { SORTABLE } from './useFindingColumns';

/** `check`: the groups that the owner has to look at. */
export type GroupFilter = 'all' | 'check' | Group;

/** The values that are valid in the URL. */
export const CYCLE_LIST: ListOptions<GroupFilter> = {
  statuses: ['all', 'check', ...GROUPS],
  sortable: SORTABLE,
  pageSize: 25,
  pageSizes: [10, 25, 50],
};

export function filterFindings(
  findings: readonly Finding[],
  { status, search }: { status: GroupFilter; search: string },
): readonly Finding[] {
  const words = textKey(search);
  return findings.filter(
    ({ group, number }) =>
      (status === 'all' || group === status || (status === 'check' && isProblem(group))) &&
      textKey(number).includes(words),
  );
}

function isProblem(group: Group): boolean {
  return (PROBLEMS as readonly Group[]).includes(group);
}

interface CycleOrdersProps {
  result: Reconciliation;
  rows: readonly Finding[];
  columns: readonly DataColumn<Finding>[];
  list: ReturnType<typeof useListView<GroupFilter>>;
  /** The heading, to which the links to these orders scroll. */
  start: Ref<HTMLDivElement>;
}

const Start = styled.div`
  outline: none;
  /* The title of the page is above it. */
  scroll-margin-block-start: 72px;
`;

/** The sort order of the cards, next to the heading. */
const Sort = styled.div`
  display: none;
  ${box.narrow} {
    display: block;
    & label {
      ${visuallyHidden}
    }
  }
`;

const Orders = styled.div`
  ${box.narrow} {
    &&& tbody td[data-cell~='placed'] {
      padding-block: 2px;
    }
    /* The causes are below the number and the result. */
    &&& tbody td[data-cell~='with-causes'] {
      grid-column: 1 / -1;
      & > div,
      & > div > div {
        inline-size: 100%;
      }
      & > div > div > :first-child {
        max-inline-size: 55%;
      }
    }
  }
`;

/** The orders of the cycle in groups, the worst group first. */
export function CycleOrders({ result, rows, columns, list, start }: CycleOrdersProps) {
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
  const isShown = (group: Group) => counts[group] > 0 || group === view.status || isProblem(group);
  const toCheck = PROBLEMS.reduce((sum, group) => sum + counts[group], 0);
  const options = [
    { value: 'all' as GroupFilter, label: text('filterAll') },
    {
      value: 'check' as GroupFilter,
      label: text('filterCount', { group: text('groupCheck'), count: toCheck }),
    },
    ...GROUPS.filter(isShown).map((value) => ({
      value: value as GroupFilter,
      label: text('filterCount', { group: text(GROUP_TEXT[value]), count: counts[value] }),
    })),
  ];
  const narrowed = { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll };
  return (
    <>
      <Start ref={start} tabIndex={-1}>
        <Row gap={3} justify="space-between">
          <Heading>{text('reconcile')}</Heading>
          <Sort>
            <SortSelect
              columns={columns}
              sorted={sortedBy(view.table.sort)}
              order={text('worstFirst')}
              onSort={(sort) => onTable({ ...view.table, page: 0, sort })}
            />
          </Sort>
        </Row>
      </Start>
      <Row gap={3}>
        <FilterBar
          {...filters}
          status={view.status}
          options={options}
          statusLabel={text('group')}
          searchHint={text('searchHint')}
        />
      </Row>
      <Orders>
        <DataTable
          caption={text('caption')}
          columns={columns}
          rows={rows}
          rowId={({ key }) => key}
          isSortFolded
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
      </Orders>
    </>
  );
}
