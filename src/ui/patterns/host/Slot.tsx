import { useAtomValue } from 'jotai';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalError, PortalSlots } from '../../../core/contracts';
import { slotsAtom } from '../../../core/extend/hostElements';
import { servicesAtom } from '../../../core/state/services';
import { ErrorBoundary } from '../ErrorBoundary';
import { ChunkFailure, lazyPage } from '../lazyPage';

const HostSlot = lazyPage(() => import('./HostSlot'), 'HostSlot');

const NOTHING = {};

type SlotName = keyof PortalSlots;
type Given<Name extends SlotName> = ComponentProps<NonNullable<PortalSlots[Name]>>;

/** `given` contains the props of the host's component. */
type SlotProps<Name extends SlotName> = { name: Name } & (object extends Given<Name>
  ? { given?: never }
  : { given: Given<Name> });

/** Shows the host's panel with this name, if there is one. A panel that throws is left out. */
export function Slot<Name extends SlotName>({ name, given }: SlotProps<Name>) {
  const { callbacks } = useAtomValue(servicesAtom);
  const component = useAtomValue(slotsAtom)[name];
  const { pathname } = useLocation();
  if (!component) return null;
  const report = (error: unknown) => {
    if (error instanceof ChunkFailure) error.forget();
    callbacks.onError(error as PortalError);
  };
  return (
    <ErrorBoundary resetKey={pathname} onCatch={report} fallback={() => null}>
      <Suspense fallback={null}>
        <HostSlot
          name={name}
          component={component as ComponentType<object>}
          given={given ?? NOTHING}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
