import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const AvailabilityControl = lazyPage(() => import('./AvailabilityControl'), 'AvailabilityControl');

/** "Pause orders" and "Busy", if the backend supports them and the vendor may use them. */
export function AvailabilitySlot() {
  const has = useAtomValue(hasCapabilityAtom);
  const can = useAtomValue(accessAtom);
  const isThere = has('store.pause') || has('store.busy') || has('store.state');
  if (!isThere || !can(RIGHTS.switchDays)) return null;
  return (
    <LazyPart isShown>
      <AvailabilityControl />
    </LazyPart>
  );
}
