import { atom, useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { NumberReader } from '../../../core/amount/amounts';
import { hasPrices } from '../cells/operations';
import type { Layout } from '../grid/follow';
import { type Action, type GridState, reduce, START } from '../grid/gridState';
import { countCells, rangeOf, within } from '../grid/range';

/** The cells that are selected now. */
export type Selection = ReturnType<typeof selectionOf>;

/**
 * The state of the grid in these rows and columns. A selection that moves renders nothing, because a rendered table is
 * slow under a held arrow key: `selection` reads it, and `subscribe` tells when to paint it.
 */
export function useGridState(layout: Layout, money: NumberReader) {
  const store = useStore();
  const [{ moneyAtom, renderedAtom, cellCountAtom, hasPricesAtom, ...grid }] = useState(() => {
    const moneyAtom = atom(money);
    const stateAtom = atom<GridState>({ ...START, layout });
    let rendered = store.get(stateAtom);
    return {
      moneyAtom,
      renderedAtom: atom((get) => {
        const state = get(stateAtom);
        if (!isRenderedAlike(rendered, state)) rendered = state;
        return rendered;
      }),
      cellCountAtom: atom((get) => {
        const { hasSelection, range } = selectionOf(get(stateAtom));
        return hasSelection ? countCells(range) : 0;
      }),
      hasPricesAtom: atom((get) => {
        const state = get(stateAtom);
        const { edits } = state.history;
        return hasPrices({ ...state.layout, edits }, selectionOf(state).toolRange, get(moneyAtom));
      }),
      selection: () => selectionOf(store.get(stateAtom)),
      subscribe: (listener: () => void) => store.sub(stateAtom, listener),
      dispatch: (action: Action) => store.set(stateAtom, (state) => reduce(state, action)),
    };
  });
  const { dispatch } = grid;
  // Also while rendering, because an effect would be too late to keep the text of an open editor.
  const state = reduce(useAtomValue(renderedAtom), { do: 'follow', layout });
  useLayoutEffect(() => dispatch({ do: 'follow', layout }), [dispatch, layout]);
  useLayoutEffect(() => store.set(moneyAtom, money), [store, moneyAtom, money]);
  const { history, editor } = state;
  return {
    ...grid,
    history,
    editor: editor && { ...editor, ...selectionOf(state).active },
    /** The number of selected cells; 0 without a selection. */
    cellCount: useAtomValue(cellCountAtom),
    hasPrices: useAtomValue(hasPricesAtom),
  };
}

function isRenderedAlike(one: GridState, other: GridState): boolean {
  return (
    one.history === other.history &&
    one.layout === other.layout &&
    one.editor === other.editor &&
    (one.editor === null || one.active === other.active)
  );
}

function selectionOf({ active, lead, hasSelection, layout, focusCount }: GridState) {
  const size = { rows: layout.rows.length, columns: layout.columns.length };
  const range = rangeOf(active, lead, size);
  const all = { top: 0, bottom: size.rows - 1, start: 0, end: size.columns - 1 };
  return {
    active: within(active, size),
    lead,
    hasSelection,
    /** The selected cells; the active cell without a selection. */
    range,
    /** The cells that the tools change: all that are shown without a selection. */
    toolRange: hasSelection ? range : all,
    focusCount,
  };
}
