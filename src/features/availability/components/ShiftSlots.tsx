import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const ShiftResume = lazyPage(() => import('./ShiftResume'), 'ShiftResume');
const ShiftState = lazyPage<'ShiftState', { children: ReactNode }>(
  () => import('./ShiftState'),
  'ShiftState',
);
const ShiftChoices = lazyPage<'ShiftChoices', { onDone: () => void }>(
  () => import('./ShiftChoices'),
  'ShiftChoices',
);

/** Whether the backend has a pause or busy minutes, and the vendor may use them. */
function useHasAvailability(): boolean {
  const has = useAtomValue(hasCapabilityAtom);
  const can = useAtomValue(accessAtom);
  const isThere = has('store.pause') || has('store.busy') || has('store.state');
  return isThere && can(RIGHTS.switchDays);
}

/** The end of a pause in the header. */
export function ShiftResumeSlot() {
  return useHasAvailability() ? (
    <LazyPart isShown>
      <ShiftResume />
    </LazyPart>
  ) : null;
}

/** The state of the store in the header; `children` are its hours. */
export function ShiftStateSlot({ children }: { children: ReactNode }) {
  return useHasAvailability() ? (
    <LazyPart isShown fallback={children}>
      <ShiftState>{children}</ShiftState>
    </LazyPart>
  ) : (
    children
  );
}

/** The states that the vendor can choose. */
export function ShiftChoicesSlot({ onDone }: { onDone: () => void }) {
  return useHasAvailability() ? (
    <LazyPart isShown>
      <ShiftChoices onDone={onDone} />
    </LazyPart>
  ) : null;
}
