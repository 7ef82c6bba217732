import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { leavingOrderAtom, type StatusChange } from '../../../core/orders/statusChanges';
import { statusFacts } from '../../../core/orders/statuses';

const MOVE = { duration: 120, easing: 'ease-out' } as const;

/** Shows where an order goes: the frame of its card moves to the tab of its new status, whose count ticks (c68). */
export function CardMoves() {
  const marker = useRef<HTMLSpanElement>(null);
  const setLeaving = useSetAtom(leavingOrderAtom);
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('.vp-root');
    if (!root) return;
    setLeaving({ show: (change) => moveToTab(root, change) });
    return () => setLeaving(null);
  }, [setLeaving]);
  return <span ref={marker} hidden />;
}

function moveToTab(root: HTMLElement, { order, to }: StatusChange): void {
  // jsdom has no `CSS.escape`.
  const cards = [...root.querySelectorAll<HTMLElement>('[data-order-card]')];
  const card = cards.find(({ dataset }) => dataset.orderCard === order.id);
  const tab = root.querySelector(`[role="tab"][id$="-${statusFacts(to).tab?.id}"]`);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!card || !tab || isStill || !card.animate) return;
  const [from, into, box] = [card, tab, root].map((one) => one.getBoundingClientRect());
  if (!from || !into || !box) return;
  // An empty frame outside of the list, so that nothing of the list is laid out again.
  const frame = root.ownerDocument.createElement('div');
  frame.ariaHidden = 'true';
  Object.assign(frame.style, {
    position: 'absolute',
    insetBlockStart: `${from.top - box.top + root.scrollTop}px`,
    insetInlineStart: 'auto',
    left: `${from.left - box.left}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
    border: '2px solid var(--vp-color-primary)',
    borderRadius: '10px',
    background: 'var(--vp-color-surface)',
    pointerEvents: 'none',
    zIndex: '3',
  });
  root.append(frame);
  const [x, y] = [
    into.left + into.width / 2 - from.left - from.width / 2,
    into.top + into.height / 2 - from.top - from.height / 2,
  ];
  const move = frame.animate(
    [{}, { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 0.4 }],
    MOVE,
  );
  move.onfinish = () => {
    frame.remove();
    tab.lastElementChild?.animate([{ transform: 'scale(1.35)' }, {}], MOVE);
  };
  move.oncancel = () => frame.remove();
}
