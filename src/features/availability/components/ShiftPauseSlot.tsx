import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const ShiftPause = lazyPage(() => import('./ShiftPause'), 'ShiftPause');

/** The pause in the header, if the backend has it and the vendor may use it. */
export function ShiftPauseSlot() {
  const has = useAtomValue(hasCapabilityAtom);
  const can = useAtomValue(accessAtom);
  const isThere = has('store.pause') || has('store.state');
  if (!isThere || !can(RIGHTS.switchDays)) return null;
  return (
    <LazyPart isShown>
      <ShiftPause />
    </LazyPart>
  );
}
