import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { useText } from '../../../core/messages/useText';
import type { OrderRow } from '../../../core/orders/history/types';
import { DataTable } from '../../../ui/patterns/table/DataTable';
import type { TableControl } from '../../../ui/patterns/table/dataTableModel';
import { PAGE_SIZES } from '../historyUrl';
import messages from '../messages.en.json';
import { useHistoryColumns } from './useHistoryColumns';

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

type RowKeys = ReadonlyMap<string, number>;

const NO_KEYS: RowKeys = new Map();

/**
 * React keys that reuse the DOM elements of the previous rows, because creating or moving 25 rows
 * takes longer than a frame. While the user works in the table, each row keeps its element. The rows
 * must have no state of their own.
 */
function useReusedRowKeys(
  ids: readonly string[],
  table: RefObject<HTMLTableElement | null>,
): RowKeys {
  const [last, setLast] = useState(() => ({ ids, keys: reuseKeys(NO_KEYS, ids) }));
  const isSame = last.ids.length === ids.length && last.ids.every((id, at) => id === ids[at]);
  if (isSame) return last.keys;
  const keys = reuseKeys(last.keys, ids, isInUse(table.current));
  setLast({ ids, keys });
  return keys;
}

/** Each index keeps its key when its row changes; with `isInUse`, each row keeps its own key instead. */
export function reuseKeys(before: RowKeys, ids: readonly string[], isInUse = false): RowKeys {
  const keys = [...before.values()];
  let next = Math.max(-1, ...keys) + 1;
  const keyOf = (id: string, index: number) => (isInUse ? before.get(id) : keys[index]);
  return new Map(ids.map((id, index) => [id, keyOf(id, index) ?? next++]));
}

/** The head is not reused, so a click on it does not count. */
function isInUse(table: HTMLTableElement | null): boolean {
  return [...(table?.tBodies ?? [])].some(
    (body) => body.matches(':active') || body.contains(focusedBeside(body)) || isSelectedIn(body),
  );
}

function isSelectedIn(element: Element): boolean {
  const selection = getSelection();
  if (!selection?.rangeCount) return false;
  const tree = element.getRootNode();
  if (!(tree instanceof ShadowRoot)) {
    // `isCollapsed` would lay out the page in the middle of a render.
    return selection.type === 'Range' && selection.getRangeAt(0).intersectsNode(element);
  }
  const range = composedRange(selection, tree);
  if (!range || range.collapsed) return false;
  return element.contains(range.startContainer) || element.contains(range.endContainer);
}

/** `getSelection` does not show a selection inside a shadow root. */
function composedRange(selection: Selection, root: ShadowRoot): StaticRange | undefined {
  try {
    return selection.getComposedRanges?.({ shadowRoots: [root] })[0];
  } catch {
    // Safari 17 expects other arguments, so the selection may be lost.
    return undefined;
  }
}
