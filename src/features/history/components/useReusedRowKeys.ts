import { type RefObject, useState } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';

type RowKeys = ReadonlyMap<string, number>;

const NO_KEYS: RowKeys = new Map();

/** Each index keeps its key when its row changes; with `isInUse`, each row keeps its own key instead. */
export function reuseKeys(before: RowKeys, ids: readonly string[], isInUse = false): RowKeys {
  const keys = [...before.values()];
  let next = Math.max(-1, ...keys) + 1;
  const keyOf = (id: string, index: number) => (isInUse ? before.get(id) : keys[index]);
  return new Map(ids.map((id, index) => [id, keyOf(id, index) ?? next++]));
}

/**
 * React keys that reuse the DOM elements of the previous rows, because creating or moving 25 rows
 * takes longer than a frame. While the user works in the table, each row keeps its element. The rows
 * must have no state of their own.
 */
export function useReusedRowKeys(
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

function isInUse(table: HTMLElement | null): boolean {
  if (!table) return false;
  return table.matches(':active') || table.contains(focusedBeside(table)) || isSelectedIn(table);
}

function isSelectedIn(element: Element): boolean {
  const selection = getSelection();
  if (!selection?.rangeCount) return false;
  const tree = element.getRootNode();
  if (!(tree instanceof ShadowRoot)) {
    return !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
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
