import {
  type FocusEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
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
  const text = useText(messages);
  const containerId = useId();
  const [isHeld, setIsHeld] = useState(false);
  const isPaused = usePageHidden() || isHeld;
  const isImmersive = useAtomValue(isImmersiveAtom);
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
      data-immersive={isImmersive || undefined}
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

interface ToastFeedProps {
  notices: Notices;
  containerId: string;
}

/** Shows notices in one toast container. */
function ToastFeed({ notices, containerId }: ToastFeedProps) {
  useEffect(() => {
    const show = (notice: Notice) =>
      toast<Notice>(({ closeToast }) => <ToastBody notice={notice} onClose={closeToast} />, {
        containerId,
        toastId: `${containerId}-${notice.id}`,
        role: notice.kind === 'error' ? 'alert' : 'status',
        className: `vp-toast vp-toast-${notice.kind}`,
      });
    const stops = [notices.onNotice(show), notices.onClear(() => toast.dismiss({ containerId }))];
    return () => stops.forEach((stop) => stop());
  }, [notices, containerId]);
  return null;
}
