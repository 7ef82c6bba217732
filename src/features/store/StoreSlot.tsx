import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { hasCapabilityAtom } from '../../core/capabilities';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { lazyPage } from '../../ui/patterns/lazyPage';

const StoreControl = lazyPage(() => import('./StoreControl'), 'StoreControl');

/** The control of the store, if the backend supports it and the vendor may use it. */
export function StoreSlot() {
  const has = useAtomValue(hasCapabilityAtom);
  const can = useAtomValue(accessAtom);
  const isThere = has('store.pause') || has('store.busy') || has('store.state');
  if (!isThere || !can(RIGHTS.switchDays)) return null;
  return (
    <Suspense fallback={null}>
      <StoreControl />
    </Suspense>
  );
}
