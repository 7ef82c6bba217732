import { useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button, IconButton } from '../../primitives/Button';
import { Quiet } from '../../primitives/layout/Layout';
import { isImmersiveAtom } from '../../theme/immersive';
import { useLatest } from '../../useLatest';
import type { Notice, Notices } from './notices';
import { keepInPlace } from './toastPlace';
import { Region, Words } from './toastStyles';

const DRAG_PERCENT = 80;

/** The toasts of a portal. The id of the container separates them from the host's toasts. */
export function ToastRegion({ notices }: { notices: Notices }) {
  const anchorRef = useRef<HTMLDivElement>(null);
  const host = usePlacedHost(anchorRef);
  return <div ref={anchorRef}>{host && createPortal(<Toasts notices={notices} />, host)}</div>;
}

/** The parent element of the toasts, which is moved without rendering them again. */
function usePlacedHost(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = anchorRef.current?.ownerDocument.createElement('div');
    setHost((made) => made ?? element ?? null);
  }, [anchorRef]);
  // The effect depends on `host`, because StrictMode has to attach the same element in both runs.
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const root = anchor?.closest<HTMLElement>('.vp-root') ?? anchor?.parentElement;
    if (!host || !anchor || !root) return;
    anchor.append(host);
    return keepInPlace(root, host);
  }, [anchorRef, host]);
  return host;
}

function Toasts({ notices }: { notices: Notices }) {
  const [clearings, countClearing] = useReducer((count: number) => count + 1, 0);
  const [isHeld, setIsHeld] = useState(false);
  const isPaused = usePageHidden() || isHeld;
  const isImmersive = useAtomValue(isImmersiveAtom);
  const regionRef = useRef<HTMLDivElement>(null);
  const cameFromRef = useRef<HTMLElement | null>(null);
  useEffect(() => notices.onClear(countClearing), [notices]);
  // A removed toast fires no pointerleave and no blur.
  const release = useCallback(() => {
    setIsHeld(false);
    const region = regionRef.current;
    if (region?.contains(focusedBeside(region))) cameFromRef.current?.focus();
    cameFromRef.current = null;
  }, []);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsHeld(true);
    if (currentTarget.contains(relatedTarget)) return;
    cameFromRef.current = relatedTarget as HTMLElement | null;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsHeld(false);
  };
  return (
    <Region
      ref={regionRef}
      data-vp-part="toasts"
      data-paused={isPaused || undefined}
      data-immersive={isImmersive || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <PausedContext.Provider value={isPaused}>
        <ToastList key={clearings} notices={notices} release={release} />
      </PausedContext.Provider>
    </Region>
  );
}

/** Esc closes the toast with the focus, and not the dialog around it. */
function closeByKey(event: KeyboardEvent): void {
  const { id } = (event.target as Element).closest('.vp-toast') ?? {};
  if (event.key !== 'Escape' || !id) return;
  event.preventDefault();
  event.stopPropagation();
  toast.dismiss(id);
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

interface ToastListProps {
  notices: Notices;
  /** Called when a toast closes. */
  release: () => void;
}

/** Shows notices in a toast container. It is a new one after each clearing, because React keeps a former state. */
function ToastList({ notices, release }: ToastListProps) {
  const text = useText(messages);
  const containerId = useId();
  useEffect(
    () => notices.onNotice(openLines(containerId, release)),
    [notices, containerId, release],
  );
  useEffect(() => release, [release]);
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
      hotKeys={() => false}
    />
  );
}

/**
 * Returns a function that shows a notice. There are at most two toasts: the newest result, which replaces the one before,
 * and a failure or offer, which stays until it is closed or its time is over while the next ones wait.
 */
function openLines(containerId: string, release: () => void): (notice: Notice) => void {
  let result: { toastId: string; text: string; count: number } | null = null;
  const kept: Notice[] = [];
  const idOf = ({ id }: Notice) => `${containerId}-${id}`;
  const draw = (toastId: string, body: Omit<ToastBodyProps, 'onClose'>, onGone: () => void) => {
    const { kind, id } = body.notice;
    const render = ({ closeToast }: ToastContentProps) => (
      <ToastBody key={id} {...body} onClose={closeToast} />
    );
    const options = {
      role: kind === 'error' ? 'alert' : 'status',
      className: `vp-toast vp-toast-${kind}`,
      onClose: () => {
        release();
        onGone();
      },
    };
    if (toast.isActive(toastId, containerId)) {
      toast.update(toastId, { ...options, containerId, render, delay: null });
    } else toast(render, { ...options, containerId, toastId });
  };
  const drawKept = (notice: Notice) =>
    draw(idOf(notice), { notice, waiting: kept.length - 1 }, () => {
      kept.shift();
      if (kept[0]) drawKept(kept[0]);
    });
  return (notice) => {
    if (notice.kind === 'error' || notice.action) {
      kept.push(notice);
      if (kept[0]) drawKept(kept[0]);
      return;
    }
    const isSimilar = notice.many !== undefined && result?.text === notice.text;
    const count = isSimilar ? (result?.count ?? 0) + 1 : 1;
    result = { toastId: result?.toastId ?? idOf(notice), text: notice.text, count };
    draw(result.toastId, { notice, count }, () => {
      result = null;
    });
  };
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Whether the region is hovered, focused or hidden. */
const PausedContext = createContext(false);

interface ToastBodyProps {
  notice: Notice;
  /** How many similar notices the toast stands for. */
  count?: number;
  /** How many toasts wait for this one to close. */
  waiting?: number;
  onClose: () => void;
}

function ToastBody({ notice, count = 1, waiting = 0, onClose }: ToastBodyProps) {
  const text = useText(messages);
  const { action, many } = notice;
  const Icon = icons[notice.kind];
  useCountdown(notice.durationMs, useContext(PausedContext), onClose);
  return (
    <div data-vp-part="toast">
      <Icon size={20} />
      <Words>
        <p>{count > 1 && many ? many(count) : notice.text}</p>
        {count === 1 && notice.detail && <Quiet as="p">{notice.detail}</Quiet>}
      </Words>
      {waiting > 0 && (
        <Quiet title={text('moreMessages', { count: waiting })}>{`+${waiting}`}</Quiet>
      )}
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
      <IconButton label={text('closeMessage')} icon={<X size={16} />} onClick={onClose} />
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
