import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../primitives/Button';
import { VisuallyHidden } from '../../primitives/layout/Layout';
import {
  color,
  controlHeight,
  depths,
  font,
  motion,
  radius,
  shadow,
  space,
} from '../../theme/theme';
import { dragRow } from './dragRow';
import messages from './messages.en.json';

const Rows = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    border: 1px solid ${color.border};
    border-radius: ${radius.box};
    background: ${color.surface};
    font-size: ${font.size.sm};
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-dragging] > li:not([data-dragged]) {
    transition: translate ${motion.quick};
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  & > li[data-dragged] {
    z-index: ${depths.raised};
    box-shadow: ${shadow.overlay};
  }
  & > li > [data-part='handle'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${controlHeight};
    block-size: ${controlHeight};
    color: ${color.textMuted};
    cursor: inherit;
    touch-action: none;
    user-select: none;
  }
  &:not([data-dragging]) > li > [data-part='handle'] {
    cursor: grab;
  }
  & > li > [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`;

export interface ReorderListProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** Called once for each move: after a click, or when a dragged row is dropped. */
  onMove: (from: number, to: number) => void;
  /** Shown in place of the name. */
  children?: (item: Item, index: number) => ReactNode;
}

/** A list whose rows are moved with buttons or by dragging. A screen reader reads the new position. */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, children } = props;
  const text = useText(messages);
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLButtonElement>(null);
  // In a shadow root, React does not restore the focus of a row that was moved.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [items]);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    setSaid(text('moved', { name: nameOf(item), number: to + 1, count: items.length }));
    onMove(from, to);
  };
  const button = (index: number, by: 1 | -1, name: string) => (
    <IconButton
      label={text(by < 0 ? 'moveUp' : 'moveDown', { name })}
      icon={by < 0 ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
      // Not `disabled`, which would take the focus away at the end of the list.
      aria-disabled={items[index + by] === undefined}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        move(index, index + by);
      }}
    />
  );
  return (
    <>
      <Rows aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <span
              data-part="handle"
              onPointerDown={(event) => dragRow(event, (to) => move(index, to))}
            >
              <GripVertical size={18} />
            </span>
            <div data-part="name">{children ? children(item, index) : nameOf(item)}</div>
            {button(index, -1, nameOf(item))}
            {button(index, 1, nameOf(item))}
          </li>
        ))}
      </Rows>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
