import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import {
  accessAtom,
  mayReadAtom,
  rememberRightsAtom,
  screenNeeds,
} from '../../core/permissions/access';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { LoadingPage } from '../pages/LoadingPage';
import { Screen } from '../Screen';

const LockedPage = lazyPage(() => import('../pages/LockedPage'), 'LockedPage');

/** Shows the locked page when the permissions of the user do not include the screen (b56). */
export function PermissionGuard() {
  const needs = screenNeeds(useLocation().pathname);
  const can = useAtomValue(accessAtom);
  const mayRead = useAtomValue(mayReadAtom);
  const [rights, remember] = useAtom(rememberRightsAtom);
  useEffect(() => remember(), [rights, remember]);
  if (!mayRead(needs)) return <LoadingPage />;
  if (can(needs)) return <Outlet />;
  return (
    <Screen title="lockedTitle">
      <LockedPage needs={needs} />
    </Screen>
  );
}
