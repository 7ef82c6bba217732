import { useAtomValue } from 'jotai';
import type { ComponentProps, ComponentType } from 'react';
import type { PortalSlots } from '../../../core/contracts';
import { slotsAtom } from '../../../core/extend/hostElements';
import { lazyPage } from '../lazyPage';
import { HostBoundary } from './HostBoundary';

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
  const component = useAtomValue(slotsAtom)[name];
  if (!component) return null;
  return (
    <HostBoundary>
      <HostSlot
        name={name}
        component={component as ComponentType<object>}
        given={given ?? NOTHING}
      />
    </HostBoundary>
  );
}
