import { useAtomValue } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';
import { accessAtom, screenNeeds } from '../../core/permissions/access';
import { LockedPage } from '../pages/LockedPage';
import { Screen } from '../Screen';

/** Shows the locked page when the permissions of the user do not include the screen (b56). */
export function PermissionGuard() {
  const needs = screenNeeds(useLocation().pathname);
  const can = useAtomValue(accessAtom);
  if (can(needs)) return <Outlet />;
  return (
    <Screen title="lockedTitle">
      <LockedPage needs={needs} />
    </Screen>
  );
}
