import { type FocusEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Slot } from './slots';
import { useCardWindow } from './useCardWindow';

const GAP_PX = 16;

/** Their room is known from the rows, so the browser must not hold on to a card as well. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--vp-card-width), 100%), 1fr));
  gap: ${GAP_PX}px;
  overflow-anchor: none;
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Room = styled.div`
  grid-column: 1 / -1;
`;

interface CardWindowProps<Item> {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  /** A stable key for each item; see `rowKeys`. */
  keys: readonly string[];
  /** Narrowest card, in px. */
  cardWidth: number;
  /** About how tall a card is, in px, until it is measured. */
  cardHeight: number;
  /** Up to so many cards all are drawn. */
  drawnAtOnce: number;
  /** One card; give it a memoized component, and only the cards that change are drawn again. */
  children: (item: Item) => ReactNode;
}

/**
 * Cards in rows of equal height, of which only those in view are in the page. It scrolls with
 * whatever scrolls around it, keeps the card that has the focus, and tells screen readers how long
 * the whole list is.
 */
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
      style={{ '--vp-card-width': `${cardWidth}px` }}
      onFocus={(event) => setFocusedKey(keyOf(event))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // To another card: dropping the row now would take the focus out of the page.
        if (!currentTarget.contains(relatedTarget)) setFocusedKey(null);
      }}
    >
      {slots.flatMap((slot) =>
        slot.kind === 'cards'
          ? cells(slot)
          : [<Room key={`room ${slot.after}`} style={{ blockSize: slot.height }} />],
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
