import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import type { OrderRow } from '../../../core/orders/history/types';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { TableControl } from '../../../ui/patterns/table/dataTableModel';
import { PAGE_SIZES } from '../constants';
import messages from '../messages.en.json';
import { useHistoryColumns } from './useHistoryColumns';
import { useReusedRowKeys } from './useReusedRowKeys';

interface HistoryTableProps {
  rows: readonly OrderRow[];
  control: TableControl;
  isPartial: boolean;
  total?: number | undefined;
  empty: ReactNode;
}

export function HistoryTable({ rows, control, isPartial, total, empty }: HistoryTableProps) {
  const text = useText(messages);
  const columns = useHistoryColumns();
  const shownInTight = columns.filter(({ isMinor }) => !isMinor).length;
  return (
    <div style={{ '--vp-columns': shownInTight } as CSSProperties}>
      <DataTable
        caption={text('orders')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={empty}
        order={text('newestFirst')}
        isSortFolded
        pageSizes={PAGE_SIZES}
        control={control}
        isPartial={isPartial}
        total={total}
        useRowKeys={useReusedRowKeys}
      />
    </div>
  );
}
