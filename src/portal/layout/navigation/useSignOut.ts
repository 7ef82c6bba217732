import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { isFirstPaintOverAtom } from '../../../core/state/firstPaint';
import { CodeDialog } from '../../../features/auth/public';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { usePortalProps } from '../../portalProps';

/** The page is rendered by its route, and preloaded by every link to it after the first paint. */
export const LogoutPage = lazyPage(() => import('../../pages/LogoutPage'), 'LogoutPage');

/** `/logout` asks for confirmation while an order change is unconfirmed. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { requestSession } = usePortalProps();
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  // Preload both pages, because sign-out and the sign-in after it must work offline.
  useEffect(() => {
    if (!isFirstPaintOver) return;
    void LogoutPage.preload();
    // With `fetchSession` the portal has no sign-in.
    if (!requestSession) void CodeDialog.preload();
  }, [isFirstPaintOver, requestSession]);
  return () => void navigate(paths.logout);
}
