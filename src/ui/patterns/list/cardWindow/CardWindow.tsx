import { type FocusEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Slot } from './slots';
import { useCardWindow } from './useCardWindow';

const GAP_PX = 16;

/** The row heights are computed, so the browser must not anchor the scroll position to a card. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(calc(var(--vp-card-width) * var(--vp-rem)), 100%), 1fr));
  gap: ${GAP_PX}px;
  overflow-anchor: none;
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Spacer = styled.div`
  grid-column: 1 / -1;
`;

interface CardWindowProps<Item> {
  /** Label for screen readers. */
  label: string;
  items: readonly Item[];
  /** A stable, unique key for each item. */
  keys: readonly string[];
  /** Minimum width of a card, in px at the usual text size. */
  cardWidth: number;
  /** Estimated height of a card until it is measured, in px. */
  cardHeight: number;
  /** Lists up to this length are rendered in full. */
  drawnAtOnce: number;
  /** Renders one card; use a memoized component, so that only changed cards render again. */
  children: (item: Item) => ReactNode;
}

/** A virtualized grid for any scroll container; the focused card stays rendered. */
export function CardWindow<Item>(props: CardWindowProps<Item>) {
  const { label, items, keys, cardWidth, cardHeight, drawnAtOnce } = props;
  const [grid, setGrid] = useState<HTMLDivElement | null>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const { columns, slots } = useCardWindow({
    grid,
    count: items.length,
    cardWidth,
    cardHeight,
    drawnAtOnce,
    gap: GAP_PX,
    focused: focusedKey === null ? null : positionOf(keys, focusedKey),
  });
  const cells = ({ row }: Extract<Slot, { kind: 'cards' }>) =>
    items.slice(row * columns, (row + 1) * columns).map((item, column) => {
      const at = row * columns + column;
      return (
        <Cell
          key={keys[at]}
          role="listitem"
          aria-setsize={items.length}
          aria-posinset={at + 1}
          data-key={keys[at]}
          data-row={column === 0 ? row : undefined}
        >
          {props.children(item)}
        </Cell>
      );
    });
  return (
    <Grid
      ref={setGrid}
      role="list"
      aria-label={label}
      style={{ '--vp-card-width': cardWidth / 16 }}
      onFocus={(event) => setFocusedKey(keyOf(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If the focus moves to another card, keep the row: removing it now would lose the focus.
        if (!currentTarget.contains(relatedTarget)) setFocusedKey(null);
      }}
    >
      {slots.flatMap((slot) =>
        slot.kind === 'cards'
          ? cells(slot)
          : [<Spacer key={`spacer ${slot.after}`} style={{ blockSize: slot.height }} />],
      )}
    </Grid>
  );
}

function positionOf(keys: readonly string[], key: string): number | null {
  const at = keys.indexOf(key);
  return at < 0 ? null : at;
}

function keyOf({ target }: FocusEvent): string | null {
  return target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null;
}
