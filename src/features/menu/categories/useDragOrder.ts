import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { findScroller } from '../../../core/dom/scroller';

/** The height of the zones at the edges in which dragging scrolls, and the distance of a step, in px. */
const EDGE = 96;
const STEP = 16;

interface Drag {
  from: number;
  to: number;
  /** The distance of the row from its position, in px. */
  offset: number;
  size: number;
}

/**
 * Moves a row of a list by a handle. While it is dragged, the rows are shifted by styles only, because an element that
 * moves in the document loses the pointer.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ y: number; rows: readonly { top: number; size: number }[] }>(null);
  const topOfList = () => list.current?.getBoundingClientRect().top ?? 0;

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const top = topOfList();
    const rows = [...list.current.children].map((row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, size: box.height };
    });
    start.current = { y: event.clientY - top, rows };
    setDrag({ from, to: from, offset: 0, size: rows[from]?.size ?? 0 });
  }

  function move({ clientY }: PointerEvent) {
    if (!drag || !start.current || !list.current) return;
    scrollNear(list.current, clientY);
    const { y, rows } = start.current;
    const offset = clientY - topOfList() - y;
    const middle = (rows[drag.from]?.top ?? 0) + drag.size / 2 + offset;
    const to = rows.filter(
      ({ top, size }, index) => index !== drag.from && top + size / 2 < middle,
    ).length;
    setDrag({ ...drag, offset, to });
  }

  function end(isKept: boolean) {
    if (isKept && drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    setDrag(null);
  }

  return {
    dragged: drag?.from,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: move,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    styleOf: (index: number): CSSProperties | undefined =>
      drag ? { transform: `translateY(${shiftOf(index, drag)}px)` } : undefined,
  };
}

function shiftOf(index: number, { from, to, offset, size }: Drag): number {
  if (index === from) return offset;
  if (index > from && index <= to) return -size;
  return index < from && index >= to ? size : 0;
}

function scrollNear(list: HTMLElement, y: number): void {
  const scroller = findScroller(list);
  const { top, bottom } =
    scroller instanceof Element
      ? scroller.getBoundingClientRect()
      : { top: 0, bottom: window.innerHeight };
  if (y < top + EDGE) scroller.scrollBy(0, -STEP);
  else if (y > bottom - EDGE) scroller.scrollBy(0, STEP);
}
