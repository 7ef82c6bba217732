import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { RowOf, TableName } from '../../../core/contracts';
import { servicesAtom } from '../../../core/state/services';
import type { ExportColumn } from '../export/exportTable';
import type { DataColumn } from '../table/dataTableModel';
import { hostCodeAtom, hostPartsAtom, noCodeAtom } from './hostParts';

/**
 * The columns of a table as the `columns` prop arranges them.
 *
 * @param portalColumns - the portal's columns, in a stable array
 * @param toRow - what the host receives of a row; a stable function
 * @param hasSort - whether the table can be sorted by columns of the host
 */
export function useHostColumns<Table extends TableName, Row>(
  table: Table,
  portalColumns: readonly DataColumn<Row>[],
  toRow: (row: Row) => RowOf<Table>,
  hasSort = true,
): readonly DataColumn<Row>[] {
  const arrange = useAtomValue(hostPartsAtom).columns?.[table];
  const code = useAtomValue(arrange ? hostCodeAtom : noCodeAtom);
  const { onError } = useAtomValue(servicesAtom).callbacks;
  return useMemo(
    () =>
      code && arrange
        ? code.arrangeColumns({ table, own: portalColumns, arrange, toRow, hasSort, onError })
        : portalColumns,
    [code, arrange, table, portalColumns, toRow, hasSort, onError],
  );
}

/** The columns that the host adds to a CSV file. */
export function hostExport<Row>(columns: readonly DataColumn<Row>[]): ExportColumn<Row>[] {
  return columns.filter(({ isExported }) => isExported);
}
