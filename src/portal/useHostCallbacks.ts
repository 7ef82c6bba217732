import { useLayoutEffect, useState } from 'react';
import type {
  Capability,
  HostSession,
  Logger,
  SessionRequest,
  SignedIn,
  SignOutReason,
} from '../core/contracts';
import type { PortalCallbacks } from '../core/state/services';
import { namesCapability } from './capabilities';
import type { VendorPortalProps } from './VendorPortalProps';

/** The host's callbacks as stable functions that always call the latest props. */
export interface HostCallbacks extends PortalCallbacks {
  logger: Logger;
  hasCapability(capability: Capability): boolean;
  /** `null` unless the host hands sessions over. */
  fetchSession(request: SessionRequest): Promise<HostSession | null>;
  onSignIn(session: SignedIn): void;
  onSignOut(reason: SignOutReason): void;
  onNavigate(to: { path: string; title: string }): void;
  onUnsavedChanges(isDirty: boolean): void;
}

/** Keeps callbacks out of every effect: an inline function re-runs nothing. */
export function useHostCallbacks(props: VendorPortalProps): HostCallbacks {
  const [held] = useState(() => holdCallbacks(props));
  // Before any effect below reports something: a child's effects run ahead of its parent's.
  useLayoutEffect(() => held.update(props));
  return held.callbacks;
}

function holdCallbacks(initial: VendorPortalProps) {
  let latest = initial;
  // A host's callback that throws must not take the portal down with it.
  const guard = (call: () => void) => {
    try {
      call();
    } catch (error) {
      reportError(error);
    }
  };
  const callbacks: HostCallbacks = {
    logger: (entry) => guard(() => (latest.logger ?? logToConsole)(entry)),
    hasCapability: (capability) => namesCapability(latest.capabilities, capability),
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
