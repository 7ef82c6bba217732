import { useAtomValue } from 'jotai';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { isFirstPaintOverAtom } from '../../../../core/state/firstPaint';
import { lazyPage } from '../../../../ui/patterns/lazyPage';
import { LazyPart } from '../../../../ui/patterns/LazyPart';

const Alarm = lazyPage(() => import('./Alarm'), 'Alarm');

/** The alarm for new orders, on every screen of a vendor who may see orders. */
export function OrderAlarm() {
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  const isShown = useAtomValue(accessAtom)(RIGHTS.seeOrders) && isFirstPaintOver;
  return (
    <LazyPart isShown={isShown}>
      <Alarm />
    </LazyPart>
  );
}
