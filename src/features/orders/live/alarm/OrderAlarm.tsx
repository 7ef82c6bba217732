import { useAtomValue } from 'jotai';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { LatePart } from '../../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../../ui/patterns/lazyPage';

const Alarm = lazyPage(() => import('./Alarm'), 'Alarm');

/** The alarm for new orders, on every screen of a vendor who may see orders. */
export function OrderAlarm() {
  const can = useAtomValue(accessAtom);
  return (
    can(RIGHTS.seeOrders) && (
      <LatePart>
        <Alarm />
      </LatePart>
    )
  );
}
