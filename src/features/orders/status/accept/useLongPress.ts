import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../../../ui/useLatest';

/** How long a press lasts until it is a long one, in ms. */
export const LONG_PRESS_MS = 500;

/** A pointer that moves further scrolls, or leaves for another element. */
const SLOP_PX = 10;

const ENDS = ['pointerup', 'pointercancel', 'pointerleave'] as const;

const STYLE = { userSelect: 'none', WebkitUserSelect: 'none', WebkitTouchCallout: 'none' } as const;

/**
 * Props for a button on which a long press acts at once, and whose release is then no click. Scrolling or moving the
 * pointer ends the press. Clicks of the keyboard and of scripts are never swallowed.
 */
export function useLongPress(onLongPress: () => void) {
  const act = useLatest(onLongPress);
  const press = useRef<AbortController | null>(null);
  const isLong = useRef(false);
  const isMouse = useRef(true);
  const end = () => press.current?.abort();
  useEffect(() => () => press.current?.abort(), []);
  return {
    style: STYLE,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      end();
      isLong.current = false;
      isMouse.current = event.pointerType === 'mouse';
      if (!event.isPrimary || event.button !== 0) return;
      press.current = watchPress(event, () => {
        isLong.current = true;
        act.current();
      });
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 0 && isLong.current) event.stopPropagation();
    },
    /** A long touch opens no menu of the browser; the right button of a mouse does. */
    onContextMenu: (event: MouseEvent) => (isMouse.current ? end() : event.preventDefault()),
  };
}

function watchPress(event: PointerEvent<HTMLElement>, act: () => void): AbortController {
  const { clientX, clientY } = event;
  const button: HTMLElement = event.currentTarget;
  const press = new AbortController();
  const { signal } = press;
  const end = () => press.abort();
  const timer = setTimeout(() => {
    end();
    act();
  }, LONG_PRESS_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of ENDS) button.addEventListener(type, end, { signal });
  button.addEventListener(
    'pointermove',
    (move) => Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLOP_PX && end(),
    { signal },
  );
  // Scroll events do not leave a shadow tree.
  for (const scope of new Set([button.ownerDocument, button.getRootNode()]))
    scope.addEventListener('scroll', end, { capture: true, signal });
  return press;
}
