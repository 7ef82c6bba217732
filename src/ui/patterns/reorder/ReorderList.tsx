import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { findScroller } from '../../../core/dom/scroller';
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
import { dragTarget, limitDrag, makeRoom } from './dragTarget';
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

interface ReorderListProps<Item> {
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

/** A pointer that is closer to an end of the visible list scrolls it. */
const SCROLL_EDGE = 64;
const SCROLL_STEP = 8;

/**
 * Drags a row by its handle. The elements keep their order until the row is dropped; then `onDrop` gets its new index.
 * Esc cancels.
 */
function dragRow(
  { nativeEvent: start, currentTarget }: ReactPointerEvent<HTMLElement>,
  onDrop: (to: number) => void,
): void {
  const handle: HTMLElement = currentTarget;
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!row || !list || start.button !== 0 || !start.isPrimary) return;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const boxes = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
  const from = rows.indexOf(row);
  const startTop = list.getBoundingClientRect().top;
  const scroller = findScroller(list);
  const dialog = list.closest('dialog');
  const isPageBehind = dialog && !(scroller instanceof Element && dialog.contains(scroller));
  const ending = new AbortController();
  const { signal } = ending;
  let y = start.clientY;
  let to = from;
  const show = () => {
    const scrolled = startTop - list.getBoundingClientRect().top;
    const by = limitDrag(boxes, from, y - start.clientY + scrolled);
    to = dragTarget(boxes, from, by);
    for (const [index, element] of rows.entries()) {
      element.style.translate = `0 ${index === from ? by : makeRoom(boxes, { index, from, to })}px`;
    }
  };
  const scroll = () => {
    if (isPageBehind) return;
    const { top, bottom } =
      scroller instanceof Element
        ? scroller.getBoundingClientRect()
        : { top: 0, bottom: innerHeight };
    const isUp = y < start.clientY && y < Math.max(top, 0) + SCROLL_EDGE;
    const isDown = y > start.clientY && y > Math.min(bottom, innerHeight) - SCROLL_EDGE;
    if (isUp || isDown) scroller.scrollBy(0, isUp ? -SCROLL_STEP : SCROLL_STEP);
  };
  const follow = () => {
    if (!list.isConnected) end();
    if (signal.aborted) return;
    scroll();
    show();
    requestAnimationFrame(follow);
  };
  const end = () => {
    ending.abort();
    delete list.dataset.dragging;
    delete row.dataset.dragged;
    for (const element of rows) element.style.translate = '';
  };
  const drop = () => {
    show();
    end();
    const isChanged = rows.some((element, index) => list.children[index] !== element);
    if (!isChanged && to !== from) onDrop(to);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps a dialog around the list open.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  handle.setPointerCapture(start.pointerId);
  handle.addEventListener('pointermove', ({ clientY }) => void (y = clientY), { signal });
  handle.addEventListener('pointerup', drop, { signal });
  handle.addEventListener('lostpointercapture', end, { signal });
  list.ownerDocument.addEventListener('keydown', cancel, { signal, capture: true });
  list.dataset.dragging = '';
  row.dataset.dragged = '';
  follow();
}
