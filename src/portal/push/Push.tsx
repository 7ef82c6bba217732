import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { servicesAtom } from '../../core/state/services';
import { useLatest } from '../../ui/useLatest';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';

interface PushProps {
  portal: Portal;
  basename: string;
  adapter: NonNullable<VendorPortalProps['pushAdapter']>;
}

/** Runs the host's push adapter, whose code is loaded on demand; `'none'` does nothing. */
export function Push({ portal, basename, adapter }: PushProps) {
  const navigate = useNavigate();
  const latest = useLatest({ adapter, navigate });
  const hasPush = adapter !== 'none';
  useEffect(() => {
    if (!hasPush) return;
    let stop: (() => void) | null = () => {};
    import('./watchPush').then(
      ({ watchPush }) =>
        (stop &&= watchPush({
          portal,
          basename,
          getAdapter: () => (latest.current.adapter === 'none' ? null : latest.current.adapter),
          open: (path) => void latest.current.navigate(path),
        })),
      () => portal.store.get(servicesAtom).logger({ level: 'warn', message: 'push failed' }),
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [portal, basename, hasPush, latest]);
  return null;
}
