import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { sumsByCode } from '../../../core/payouts/sums';
import { useDeductionName } from '../../../core/payouts/useDeductionName';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import { inTableOrder } from '../../../ui/patterns/table/dataTableModel';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Select } from '../../../ui/primitives/form/Select';
import { box, scaled } from '../../../ui/theme/theme';
import { useRates } from '../estimate/rates';
import { CycleFrame, useCycleLines } from './CycleFrame';
import { filterLines, LINE_LIST } from './lineList';
import messages from './messages.en.json';
import { linesOf } from './statement';
import { lineExport, useLineColumns } from './useLineColumns';

const CodeBox = styled.div`
  flex: 0 1 ${scaled(240)};
  ${box.narrow} {
    flex: 1 1 100%;
  }
`;

/** `/pending-payouts/:cycle/deductions`: every line of a payout. */
export function CycleLines() {
  const text = useText(messages);
  const nameOf = useDeductionName();
  const { units } = useRates();
  const cycle = useCycleLines();
  const { data: details } = cycle.lines;
  const { days } = cycle;
  const list = useListView(LINE_LIST);
  const { view, isNarrowed, onShowAll, onTable, onFilters, search, onSearch, onSearchEnd } = list;
  const { code = '' } = view.others;
  const all = useMemo(() => (details ? linesOf(details) : []), [details]);
  const sums = useMemo(() => sumsByCode(all, units), [all, units]);
  const lines = useMemo(
    () => filterLines(all, { code, search: view.search }),
    [all, code, view.search],
  );
  const columns = useLineColumns(units);

  return (
    <CycleFrame
      title={text('title')}
      cycle={cycle}
      secondary={
        <ExportButton
          name={text('title')}
          count={lines.length}
          read={() => ({
            columns: lineExport(text, { nameOf, units }),
            rows: inTableOrder(columns, lines, view.table.sort),
            days: days ? [days.from, days.to] : undefined,
          })}
        />
      }
      filters={
        <FilterBar
          {...{ search, onSearch, onSearchEnd }}
          options={[]}
          status="all"
          onStatus={list.onStatus}
          searchHint={text('searchHint')}
        >
          <CodeBox>
            <Select
              label={text('filterCode')}
              value={code}
              placeholder={text('everyCode')}
              options={sums.map(({ key, ...sum }) => ({ value: key, label: nameOf(sum) }))}
              onChange={({ target }) => {
                const others: Record<string, string> = target.value ? { code: target.value } : {};
                onFilters({ status: 'all', others, sort: view.table.sort });
              }}
            />
          </CodeBox>
        </FilterBar>
      }
    >
      {() => (
        <DataTable
          caption={text('caption')}
          columns={columns}
          rows={lines}
          rowId={({ place }) => String(place)}
          order={text('asSent')}
          empty={
            <ListEmpty
              text={text('empty')}
              help={text('emptyHelp')}
              narrowed={
                isNarrowed && all.length > 0
                  ? { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll }
                  : undefined
              }
            />
          }
          pageSizes={LINE_LIST.pageSizes}
          control={{ view: view.table, onViewChange: onTable }}
        />
      )}
    </CycleFrame>
  );
}
