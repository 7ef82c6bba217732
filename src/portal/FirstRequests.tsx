import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Portal } from './createPortal';
import { applyExtensions } from './extend/useExtensions';
import { startOf } from './router/usePortalHistory';
import { isOwnPath, requestFirstScreen } from './routes';
import type { VendorPortalProps } from './VendorPortalProps';

interface FirstRequestsProps {
  portal: Portal;
  basename: string | undefined;
  given: VendorPortalProps;
  children: ReactNode;
}

/**
 * Requests the code and the data of the first screen before the portal renders, so that they arrive in the meantime. The
 * requests are sent in an effect, because React can repeat or discard a render. React renders the children before the
 * browser paints.
 */
export function FirstRequests({ portal, basename, given, children }: FirstRequestsProps) {
  const [isDone, setDone] = useState(false);
  useLayoutEffect(() => {
    if (!isDone) sendFirstRequests(portal, { ...given, basename }, () => setDone(true));
  }, [isDone, portal, basename, given]);
  return isDone && children;
}

function sendFirstRequests(portal: Portal, given: VendorPortalProps, onDone: () => void): void {
  const { basename, routing = 'path', initialPath } = given;
  try {
    const start = startOf(window, { basename, routing, initialPath, isScreen: isOwnPath });
    if (!start) return;
    applyExtensions(portal, given);
    requestFirstScreen(portal.store, start.location, start.basename);
  } catch {
    // The screen sends its requests itself, and a boundary around it shows the failure.
  } finally {
    onDone();
  }
}
