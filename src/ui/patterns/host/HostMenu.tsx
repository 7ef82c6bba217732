import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Menu } from '../../primitives/overlay/Menu';
import { lazyPage } from '../lazyPage';
import { HostBoundary } from './HostBoundary';
import { hostPartsAtom } from './hostParts';
import type { ActionKind, HostMenuProps } from './menuProps';

const MenuWithActions = lazyPage(() => import('./parts/MenuWithActions'), 'MenuWithActions');

/** The menu of a record with the host's actions at its end; nothing if it is empty. */
export function HostMenu<Kind extends ActionKind>(props: HostMenuProps<Kind>) {
  const { kind, toRecord, ...menu } = props;
  const listActions = useAtomValue(hostPartsAtom).actions?.[kind];
  // The menu with the actions takes the place of the own one as soon as its code is loaded, also while that is open.
  const openState = useState(false);
  const portalMenu = menu.items.length > 0 && <Menu {...menu} openState={openState} />;
  if (!listActions) return portalMenu;
  return (
    <HostBoundary fallback={portalMenu}>
      <MenuWithActions kind={kind} record={toRecord()} {...menu} openState={openState} />
    </HostBoundary>
  );
}
