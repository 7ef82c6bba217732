import { useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type FocusEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { afterPaint } from '../../../core/async/afterPaint';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button, IconButton } from '../../primitives/Button';
import { Quiet } from '../../primitives/layout/Layout';
import { OVERLAY_EVENT } from '../../primitives/overlay/Dialog';
import { isImmersiveAtom } from '../../theme/immersive';
import { useLatest } from '../../useLatest';
import type { Notice, Notices } from './notices';
import { Region, Words } from './toastStyles';

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

/** Reopens the popover, which moves it above the last dialog. */
function raise(host: HTMLElement): void {
  const popover = host.querySelector<HTMLElement>('[popover]');
  if (!popover?.showPopover) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/**
 * The parent element of the toasts. The element is moved into the topmost modal dialog, because everything outside of
 * that dialog is inert.
 */
function useTopmostHost(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = anchorRef.current?.ownerDocument.createElement('div');
    setHost((made) => made ?? element ?? null);
  }, [anchorRef]);
  // The effect depends on `host`, because StrictMode has to attach the same element in both runs.
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const root = anchor?.closest('.vp-root') ?? anchor?.parentElement;
    if (!host || !anchor || !root) return;
    let dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    const attach = () => (dialogs.at(-1) ?? anchor).append(host);
    const onOverlay = ({ target }: Event) => {
      const dialog = target as HTMLDialogElement;
      dialogs = dialogs.filter((other) => other !== dialog);
      if (dialog.open) dialogs.push(dialog);
      attach();
      raise(host);
    };
    root.addEventListener(OVERLAY_EVENT, onOverlay);
    attach();
    return () => {
      root.removeEventListener(OVERLAY_EVENT, onOverlay);
      host.remove();
    };
  }, [anchorRef, host]);
  // Opening a popover forces a layout. React runs this effect before the paint, because a layout
  // effect has set `host`.
  useEffect(() => {
    if (!host) return;
    let isCancelled = false;
    void afterPaint().then(() => isCancelled || raise(host));
    return () => {
      isCancelled = true;
    };
  }, [host]);
  return host;
}

/** Places the toasts below the header, the title with its tools, and the tabs of a board, so that they cover no button there. */
function useStartBelowTitle(notices: Notices): RefObject<HTMLDivElement | null> {
  const regionRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const region = regionRef.current;
      const root = region?.closest<HTMLElement>('.vp-root');
      if (!root) return;
      // The parts have space between them, and the title may be scrolled away.
      const bottoms = ['header', '[data-vp-part="title-row"]', '[role="tablist"][data-stuck]'].map(
        (part) => root.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
      );
      // A portal can begin below the window.
      const start = Math.min(Math.max(0, ...bottoms), window.innerHeight / 2);
      region?.style.setProperty('--vp-toast-start', `${start}px`);
    };
    // Measuring forces a layout, so do it only for a message.
    if (notices.getLog().length > 0) place();
    return notices.subscribe(place);
  }, [notices]);
  return regionRef;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** `isPaused` is true while the region is hovered, focused or hidden; `release` ends the pause. */
export const ToastHoldContext = createContext({ isPaused: false, release: () => {} });

interface ToastBodyProps {
  notice: Notice;
  onClose: () => void;
}

export function ToastBody({ notice, onClose }: ToastBodyProps) {
  const text = useText(messages);
  const { action } = notice;
  const Icon = icons[notice.kind];
  const { isPaused, release } = useContext(ToastHoldContext);
  useCountdown(notice.durationMs, isPaused, onClose);
  // A removed toast fires no pointerleave and no blur.
  useEffect(() => release, [release]);
  return (
    <div data-vp-part="toast">
      <Icon size={20} />
      <Words>
        <p>{notice.text}</p>
        {notice.detail && <Quiet as="p">{notice.detail}</Quiet>}
      </Words>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={text('close')} icon={<X size={16} />} onClick={onClose} />
    </div>
  );
}

/** Calls `onEnd` after the duration; pausing stops the countdown. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftRef = useRef(durationMs);
  const onEndRef = useLatest(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onEndRef.current(), leftRef.current);
    return () => {
      clearTimeout(timer);
      leftRef.current = Math.max(0, leftRef.current - (performance.now() - startedAt));
    };
  }, [isPaused, onEndRef]);
}
