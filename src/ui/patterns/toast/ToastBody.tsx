import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button, IconButton } from '../../primitives/Button';
import { Quiet } from '../../primitives/layout/Layout';
import { useLatest } from '../../useLatest';
import type { Notice } from './notices';
import { Words } from './toastStyles';

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
