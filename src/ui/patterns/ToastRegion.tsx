import { type FocusEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import type { Notices } from './notices';
import { ToastHoldContext } from './ToastBody';
import { ToastFeed } from './ToastFeed';
import { Region } from './toastStyles';
import { usePageHidden } from './usePageHidden';
import { useTopmostHost } from './useTopmostHost';

const DRAG_PERCENT = 80;
const SHOWN_AT_ONCE = 5;

/** Where toasts appear. One per portal; its own container id keeps the host's toasts out. */
export function ToastRegion({ notices }: { notices: Notices }) {
  const anchorRef = useRef<HTMLDivElement>(null);
  const host = useTopmostHost(anchorRef);
  return <div ref={anchorRef}>{host && createPortal(<Toasts notices={notices} />, host)}</div>;
}

function Toasts({ notices }: { notices: Notices }) {
  const text = useText(messages);
  const containerId = useId();
  const [isHeld, setIsHeld] = useState(false);
  const isPaused = usePageHidden() || isHeld;
  const release = useCallback(() => setIsHeld(false), []);
  const hold = useMemo(() => ({ isPaused, release }), [isPaused, release]);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release();
  };
  return (
    <Region
      popover="manual"
      data-vp-part="toasts"
      data-paused={isPaused || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={release}
      onFocus={() => setIsHeld(true)}
      onBlur={leave}
    >
      <ToastHoldContext.Provider value={hold}>
        <ToastContainer
          containerId={containerId}
          aria-label={text('notifications')}
          position="top-right"
          autoClose={false}
          closeButton={false}
          icon={false}
          transition={false}
          customProgressBar
          draggable
          draggablePercent={DRAG_PERCENT}
          limit={SHOWN_AT_ONCE}
          hotKeys={() => false}
        />
      </ToastHoldContext.Provider>
      <ToastFeed notices={notices} containerId={containerId} />
    </Region>
  );
}
