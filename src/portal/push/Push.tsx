import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLatest } from '../../ui/useLatest';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';
import { watchPush } from './watchPush';

interface PushProps {
  portal: Portal;
  basename: string;
  adapter: NonNullable<VendorPortalProps['pushAdapter']>;
}

/** Runs the host's push adapter; `'none'` does nothing. */
export function Push({ portal, basename, adapter }: PushProps) {
  const navigate = useNavigate();
  const latest = useLatest({ adapter, navigate });
  const hasPush = adapter !== 'none';
  useEffect(() => {
    if (!hasPush) return;
    return watchPush({
      portal,
      basename,
      getAdapter: () => (latest.current.adapter === 'none' ? null : latest.current.adapter),
      open: (path) => void latest.current.navigate(path),
    });
  }, [portal, basename, hasPush, latest]);
  return null;
}
