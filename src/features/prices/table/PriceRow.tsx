import { memo } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import messages from '../messages.en.json';
import { type ColumnId, type GridRow, isCodes, isPrice, type RowEdits, type Typed } from '../types';
import { CellEditor, type CellExit } from './CellEditor';
import type { PriceTools } from './usePriceTools';

export interface PriceRowProps {
  row: GridRow;
  index: number;
  columns: readonly ColumnId[];
  edits: RowEdits | undefined;
  tools: PriceTools;
  /** The names of the columns, for the editor. */
  headers: Readonly<Record<ColumnId, string>>;
  /** The column with an open editor; `-1` without one in this row. */
  edited: number;
  /** What opened the editor. */
  typed: string;
  /** `label` names the cell. */
  onExit: (exit: CellExit, typed: Typed, label: string) => void;
}

/**
 * Memoized: a keystroke renders only the rows whose cells change. What is selected is painted later
 * (`usePaintedSelection`).
 */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { row, index, columns, edits, tools, headers, edited, typed, onExit } = props;
  const text = useText(messages);
  const name = useRowName()(row);
  const labelOf = (column: ColumnId) => text('cellOf', { column: headers[column], name });
  return (
    <div role="row" aria-rowindex={index + 2} data-row={index}>
      <div role="rowheader" data-pair={row.combination === null ? undefined : true}>
        {name}
      </div>
      {columns.map((column, at) => {
        const saved = row.values[column];
        const edit = edits?.[column];
        const isEdited = edit !== undefined && edit.value !== saved;
        const value = edit?.value ?? row.shown[column] ?? '';
        const shown = edit?.error ? clip(value) : tools.show(value, column);
        return (
          <div
            key={column}
            role="gridcell"
            aria-selected={false}
            aria-disabled={saved === undefined || undefined}
            aria-invalid={edit?.error ? true : undefined}
            tabIndex={-1}
            title={
              isEdited
                ? text('was', { value: tools.show(saved ?? '', column) || text('empty') })
                : undefined
            }
            data-column={at}
            data-price={isPrice(column) || undefined}
            data-edited={isEdited || undefined}
          >
            {at === edited ? (
              <CellEditor
                label={labelOf(column)}
                value={isCodes(column) ? tools.copy(value, column) : value}
                isNumber={isPrice(column)}
                shown={shown}
                typed={typed}
                options={isCodes(column) ? undefined : tools.options[column]}
                onExit={(exit, typed) => onExit(exit, { row, column, typed }, labelOf(column))}
              />
            ) : (
              shown
            )}
            {edit?.error && <small>{edit.error}</small>}
          </div>
        );
      })}
    </div>
  );
});

/** The name of an item, or the variants of a combination. */
function useRowName() {
  const text = useText(messages);
  const nameOf = useItemName();
  return ({ item, combination }: GridRow) => {
    const pair = combination === null ? undefined : item.combinations[combination];
    if (!pair) return nameOf(item);
    const { first, second } = pair;
    return second === '' ? first : text('pair', { first, second });
  };
}
