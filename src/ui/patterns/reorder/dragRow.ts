import type { PointerEvent as ReactPointerEvent } from 'react';
import { findScroller } from '../../../core/dom/scroller';
import { dragTarget, limitDrag, makeRoom } from './dragTarget';

/** A pointer that is closer to an end of the visible list scrolls it. */
const SCROLL_EDGE = 64;
const SCROLL_STEP = 8;

/**
 * Drags a row by its handle. The elements keep their order until the row is dropped; then `onDrop` gets its new index.
 * Esc cancels.
 */
export function dragRow(
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
