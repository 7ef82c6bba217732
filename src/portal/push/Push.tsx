import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';
import { watchPush } from './watchPush';

interface PushProps {
  portal: Portal;
  basename: string;
  adapter: NonNullable<VendorPortalProps['pushAdapter']>;
}

/** Runs the host's push adapter; `'none'` touches nothing of the page. */
export function Push({ portal, basename, adapter }: PushProps) {
  const navigate = useNavigate();
  const latest = useRef({ adapter, navigate });
  useEffect(() => {
    latest.current = { adapter, navigate };
  });
  const hasPush = adapter !== 'none';
  useEffect(() => {
    if (!hasPush) return;
    return watchPush({
      portal,
      basename,
      getAdapter: () => (latest.current.adapter === 'none' ? null : latest.current.adapter),
      open: (path) => void latest.current.navigate(path),
    });
  }, [portal, basename, hasPush]);
  return null;
}
