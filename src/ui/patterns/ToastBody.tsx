import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, useContext, useEffect } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { IconButton } from '../primitives/IconButton';
import type { Notice } from './notices';
import { Words } from './toastStyles';
import { useCountdown } from './useCountdown';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Whether the region is hovered, focused or out of sight, and how to let go of it. */
export const ToastHoldContext = createContext({ isPaused: false, release: () => {} });

interface ToastBodyProps {
  notice: Notice;
  onClose: () => void;
}

export function ToastBody({ notice, onClose }: ToastBodyProps) {
  const text = useText(messages);
  const Icon = icons[notice.kind];
  const { isPaused, release } = useContext(ToastHoldContext);
  useCountdown(notice.durationMs, isPaused, onClose);
  // A toast that goes takes the pointer and the focus along without a leave or a blur.
  useEffect(() => release, [release]);
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <Words>{notice.text}</Words>
      <IconButton label={text('close')} icon={<X size={16} />} onClick={onClose} />
    </>
  );
}
