import { useLayoutEffect, useState } from 'react';
import type {
  HostSession,
  Logger,
  RequestOptions,
  SessionRequest,
  SignedIn,
  SignOutReason,
} from '../../core/contracts';
import type { PortalCallbacks } from '../../core/state/services';
import type { VendorPortalProps } from '../VendorPortalProps';

/** Stable functions that call the callbacks of the latest props. */
export interface HostCallbacks extends PortalCallbacks {
  logger: Logger;
  getRequest(): RequestOptions | undefined;
  getBackend(): VendorPortalProps['backend'];
  getLocales(): VendorPortalProps['locales'];
  /** Resolves with `null` without a `fetchSession` prop. */
  fetchSession(request: SessionRequest): Promise<HostSession | null>;
  onSignIn(session: SignedIn): void;
  onSignOut(reason: SignOutReason): void;
  onNavigate(to: { path: string; title: string }): void;
  onUnsavedChanges(isDirty: boolean): void;
}

export function useHostCallbacks(props: VendorPortalProps): HostCallbacks {
  const [held] = useState(() => holdCallbacks(props));
  // A layout effect, because effects of children run before those of the parent.
  useLayoutEffect(() => held.update(props));
  return held.callbacks;
}

function holdCallbacks(initial: VendorPortalProps) {
  let latest = initial;
  // An exception in a callback of the host must not stop the portal.
  const guard = (call: () => void) => {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  };
  const callbacks: HostCallbacks = {
    logger: (entry) => guard(() => (latest.logger ?? logToConsole)(entry)),
    getRequest: () => latest.request,
    getBackend: () => latest.backend,
    getLocales: () => latest.locales,
    fetchSession: async (request) => (latest.fetchSession ? latest.fetchSession(request) : null),
    onSignIn: (session) => {
      guard(() => latest.onSignIn?.(session));
      const { isKycCompleted } = session;
      guard(() => latest.onEvent?.({ type: 'signed-in', isKycCompleted }));
    },
    onSignOut: (reason) => {
      guard(() => latest.onSignOut?.(reason));
      guard(() => latest.onEvent?.({ type: 'signed-out', reason }));
    },
    onNavigate: (to) => guard(() => latest.onNavigate?.(to)),
    onUnsavedChanges: (isDirty) => guard(() => latest.onUnsavedChanges?.(isDirty)),
    onError: (error) => guard(() => latest.onError?.(error)),
    onEvent: (event) => guard(() => latest.onEvent?.(event)),
  };
  return {
    callbacks,
    update: (props: VendorPortalProps) => {
      latest = props;
    },
  };
}

const logToConsole: Logger = ({ level, message, details }) => {
  if (level !== 'warn' && level !== 'error') return;
  console[level](`vendor-portal: ${message}`, details ?? {});
};
