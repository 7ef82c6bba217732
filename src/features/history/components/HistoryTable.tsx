import type { ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import { DataTable } from '../../../ui/patterns/DataTable';
import type { TableControl } from '../../../ui/patterns/dataTableModel';
import { PAGE_SIZES } from '../constants';
import messages from '../messages.en.json';
import type { HistoryRow } from '../types';
import { useHistoryColumns } from './useHistoryColumns';

interface HistoryTableProps {
  rows: readonly HistoryRow[];
  control: TableControl;
  isPartial: boolean;
  empty: ReactNode;
}

export function HistoryTable({ rows, control, isPartial, empty }: HistoryTableProps) {
  const text = useText(messages);
  const columns = useHistoryColumns();
  return (
    <DataTable
      caption={text('orders')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={empty}
      pageSizes={PAGE_SIZES}
      control={control}
      isPartial={isPartial}
      isPlain
    />
  );
}
