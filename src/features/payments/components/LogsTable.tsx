import { useMemo } from 'react';
import { useText } from '../../../core/messages/useText';
import { DataTable } from '../../../ui/patterns/DataTable';
import type { TableControl } from '../../../ui/patterns/dataTableModel';
import { LOG_LIST, totalsByDay } from '../logList';
import messages from '../messages.en.json';
import type { PaymentLog } from '../types';
import { DayHead } from './DayHead';
import { useLogColumns } from './useLogColumns';

interface LogsTableProps {
  logs: readonly PaymentLog[];
  control: TableControl;
}

export function LogsTable({ logs, control }: LogsTableProps) {
  const text = useText(messages);
  const totals = useMemo(() => totalsByDay(logs), [logs]);
  return (
    <DataTable
      caption={text('caption')}
      columns={useLogColumns()}
      rows={logs}
      rowId={({ id }) => id}
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
