import { useAtomValue } from 'jotai';
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
  const own = menu.items.length > 0 && <Menu {...menu} />;
  if (!listActions) return own;
  return (
    <HostBoundary fallback={own}>
      <MenuWithActions kind={kind} record={toRecord()} {...menu} />
    </HostBoundary>
  );
}
