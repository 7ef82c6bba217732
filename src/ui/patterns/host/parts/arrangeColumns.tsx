import type { ComponentType } from 'react';
import type {
  ColumnEntry,
  FieldValue,
  HostColumn,
  OwnColumn,
  PortalError,
  RowOf,
  TableName,
} from '../../../../core/contracts';
import { NOTHING } from '../../../../core/format/nothing';
import type { DataColumn } from '../../table/dataTableModel';
import { HostBoundary } from '../HostBoundary';
import { HostSlot } from '../HostSlot';
import { arrangeEntries, isText } from './arrangeEntries';
import { createReport, type Report } from './report';

interface TableArrangement<Table extends TableName, Row> {
  table: Table;
  own: readonly DataColumn<Row>[];
  arrange: (columns: readonly OwnColumn<Table>[]) => readonly ColumnEntry<Table>[];
  /** What the host receives of a row. */
  toRow: (row: Row) => RowOf<Table>;
  /** Whether the table can be sorted by columns of the host. */
  hasSort: boolean;
  onError: (error: PortalError) => void;
}

/** The columns of a table as the host arranges them. */
export function arrangeColumns<Table extends TableName, Row>({
  table,
  own,
  arrange,
  toRow,
  hasSort,
  onError,
}: TableArrangement<Table, Row>): readonly DataColumn<Row>[] {
  const report = createReport(onError);
  const entries = arrangeEntries<OwnColumn<Table>, ColumnEntry<Table>>({
    prop: `columns.${table}`,
    own: own.map(({ id, header: label, align = 'start' }) => ({ id: id as never, label, align })),
    arrange,
    isUsable: ({ label, cell, value }) => isText(label) && Boolean(cell ?? value),
    report,
  });
  return entries.map((entry) => {
    const column = own.find(({ id }) => id === entry.id);
    const { label, align = column?.align ?? 'start' } = entry;
    if (column) return { ...column, align, header: isText(label) ? label : column.header };
    return toColumn(`columns.${table}`, entry as HostColumn<Table>, { toRow, hasSort }, report);
  });
}

function toColumn<Table extends TableName, Row>(
  prop: string,
  entry: HostColumn<Table>,
  { toRow, hasSort }: Pick<TableArrangement<Table, Row>, 'toRow' | 'hasSort'>,
  report: Report,
): DataColumn<Row> {
  const { id, label, align, cell } = entry;
  const hasValue = typeof entry.value === 'function';
  const value = (row: Row) => {
    try {
      return plain(entry.value?.(toRow(row)));
    } catch (error) {
      const message = `The value of the column "${id}" of ${prop} threw`;
      report(message, 'Return a text, a number or null:', `${prop}: … value: (row) => …`, error);
      return null;
    }
  };
  return {
    id,
    header: label,
    align,
    isSortable: hasSort && hasValue,
    isExported: hasValue,
    value,
    cell: (row) => {
      if (!cell) return shown(value(row));
      return (
        <HostBoundary>
          <HostSlot
            name="cell"
            what={`The cell of the column "${id}" of ${prop}`}
            line={`${prop}: … cell: …`}
            component={cell as ComponentType<object>}
            given={{ row: toRow(row) }}
          />
        </HostBoundary>
      );
    },
  };
}

/** A card shows the label next to each value, so an empty value would look like a fault. */
const shown = (value: string | number | null) => (value === null || value === '' ? NOTHING : value);

/** A value that a table can sort and a CSV file can have. */
function plain(value: FieldValue | undefined): string | number | null {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
