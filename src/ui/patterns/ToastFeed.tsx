import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Notice, Notices } from './notices';
import { ToastBody } from './ToastBody';

interface ToastFeedProps {
  notices: Notices;
  containerId: string;
}

/** Hands notices to the container beside it, and to no other. */
export function ToastFeed({ notices, containerId }: ToastFeedProps) {
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
