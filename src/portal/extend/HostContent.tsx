import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { hostElementsAtom } from '../../core/extend/hostElements';
import { lazyPage } from '../../ui/patterns/lazyPage';
import type { Portal } from '../createPortal';

const HostOutlet = lazyPage(() => import('./HostOutlet'), 'HostOutlet');

/** Must be rendered above the portal's providers, because content of the host gets the contexts of this position. */
export function HostContent({ portal }: { portal: Portal }) {
  const isNeeded = useAtomValue(hostElementsAtom, { store: portal.store }).length > 0;
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <HostOutlet portal={portal} />
      </Suspense>
    )
  );
}
