import {
  type FocusEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { useText } from '../../../core/messages/useText';
import { isImmersiveAtom } from '../../theme/immersive';
import messages from '../../messages.en.json';
import type { Notice, Notices } from './notices';
import { ToastBody, ToastHoldContext } from './ToastBody';
import { Region } from './toastStyles';
import { useStartBelowTitle } from './useStartBelowTitle';
import { useTopmostHost } from './useTopmostHost';

const DRAG_PERCENT = 80;
const SHOWN_AT_ONCE = 5;

/** The toasts of a portal. The id of the container separates them from the host's toasts. */
export function ToastRegion({ notices }: { notices: Notices }) {
  const anchorRef = useRef<HTMLDivElement>(null);
  const host = useTopmostHost(anchorRef);
  return <div ref={anchorRef}>{host && createPortal(<Toasts notices={notices} />, host)}</div>;
}

function Toasts({ notices }: { notices: Notices }) {
  const [clearings, countClearing] = useReducer((count: number) => count + 1, 0);
  const [isHeld, setIsHeld] = useState(false);
  const isPaused = usePageHidden() || isHeld;
  const isImmersive = useAtomValue(isImmersiveAtom);
  const release = useCallback(() => setIsHeld(false), []);
  const hold = useMemo(() => ({ isPaused, release }), [isPaused, release]);
  useEffect(() => notices.onClear(countClearing), [notices]);
  const region = useStartBelowTitle(notices);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) release();
  };
  return (
    <Region
      ref={region}
      popover="manual"
      data-vp-part="toasts"
      data-paused={isPaused || undefined}
      data-immersive={isImmersive || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={release}
      onFocus={() => setIsHeld(true)}
      onBlur={leave}
    >
      <ToastHoldContext.Provider value={hold}>
        <ToastList key={clearings} notices={notices} />
      </ToastHoldContext.Provider>
    </Region>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** Shows notices in a toast container. It is a new one after each clearing, because React keeps a former state. */
function ToastList({ notices }: { notices: Notices }) {
  const text = useText(messages);
  const containerId = useId();
  useEffect(
    () =>
      notices.onNotice((notice) =>
        toast<Notice>(({ closeToast }) => <ToastBody notice={notice} onClose={closeToast} />, {
          containerId,
          toastId: `${containerId}-${notice.id}`,
          role: notice.kind === 'error' ? 'alert' : 'status',
          className: `vp-toast vp-toast-${notice.kind}`,
        }),
      ),
    [notices, containerId],
  );
  return (
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
  );
}
