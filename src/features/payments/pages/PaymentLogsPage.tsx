import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { readDay } from '../../../core/format/writtenDays';
import { useText } from '../../../core/messages/useText';
import { daySpan } from '../../../ui/patterns/export/daySpan';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { DataColumn, TableControl } from '../../../ui/patterns/table/dataTableModel';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { useListView } from '../../../ui/patterns/table/useListView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { color, font, space } from '../../../ui/theme/theme';
import { LOG_LIST, totalsByDay } from '../logList';
import messages from '../messages.en.json';
import { type DayTotals, LOG_STATUSES, type PaymentLog } from '../types';
import { logExport, useLogColumns } from '../useLogColumns';
import { useLogs } from '../useLogs';

/** `/outlet/payment-logs` */
export function PaymentLogsPage() {
  const text = useText(messages);
  const { view, applied, isNarrowed, onShowAll, onTable, ...filters } = useListView(LOG_LIST);
  const query = useLogs(view, applied);
  const columns = useLogColumns();
  const { isoDay } = useAtomValue(formatsAtom);
  const { status } = view;
  const options = LOG_STATUSES.map((value) => ({
    value,
    label: text(value === 'all' ? 'filterAll' : value),
  }));
  const narrowed = { help: text('emptyNarrowed'), showAll: text('showAll'), onShowAll };
  return (
    <Page
      title={text('title')}
      secondary={
        <ExportButton
          name={text('title')}
          count={query.data?.length ?? 0}
          read={() => {
            const rows = query.data ?? [];
            const days = daySpan(rows.map(({ day }) => readDay(day, isoDay) ?? ''));
            return { columns: [...logExport(text, isoDay), ...hostExport(columns)], rows, days };
          }}
        />
      }
      filters={<FilterBar {...filters} {...{ status, options }} searchHint={text('searchHint')} />}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton count={10} height="45px" gap="8px" />}
        empty={
          <ListEmpty
            text={text('empty')}
            help={text('emptyHelp')}
            narrowed={isNarrowed ? narrowed : undefined}
            hasFailed={query.data === undefined}
          />
        }
      >
        {(logs) => (
          <LogsTable
            logs={logs}
            columns={columns}
            control={{ view: view.table, onViewChange: onTable }}
          />
        )}
      </QueryView>
    </Page>
  );
}

interface LogsTableProps {
  logs: readonly PaymentLog[];
  columns: readonly DataColumn<PaymentLog>[];
  control: TableControl;
}

function LogsTable({ logs, columns, control }: LogsTableProps) {
  const text = useText(messages);
  const totals = useMemo(() => totalsByDay(logs), [logs]);
  return (
    <DataTable
      caption={text('caption')}
      columns={columns}
      rows={logs}
      rowId={({ id }) => id}
      order={text('byDay')}
      group={{
        idOf: ({ day }) => day,
        head: ({ day }) => <DayHead day={day} totals={totals.get(day)} />,
      }}
      empty={null}
      pageSizes={LOG_LIST.pageSizes}
      control={control}
    />
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`;

const Sums = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
`;

/** The title of a day in the table with its totals; zero totals are omitted. */
function DayHead({ day, totals }: { day: string; totals: DayTotals | undefined }) {
  const text = useText(messages);
  const { money, date, isoDay } = useAtomValue(formatsAtom);
  const ownDay = readDay(day, isoDay);
  return (
    <Line>
      <span>{ownDay ? date(ownDay) : clip(day) || text('dayUnknown')}</span>
      <Sums>
        {totals?.captured ? (
          <span>{text('dayCaptured', { amount: money(totals.captured) })}</span>
        ) : null}
        {totals?.refund ? <span>{text('dayRefund', { amount: money(totals.refund) })}</span> : null}
        {totals?.withdraw ? (
          <span>{text('dayWithdraw', { amount: money(totals.withdraw) })}</span>
        ) : null}
      </Sums>
    </Line>
  );
}
