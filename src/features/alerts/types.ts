import type { Clock } from '../../core/clock/createClock';
import type { PushAdapter, TrustedTypesPolicy } from '../../core/contracts';
import type { PortalStorage } from '../../core/session/types';
import type { Notify, Services } from '../../core/state/services';

export interface PushRegistration {
  vendorId: string;
  deviceId: string;
  token: string;
}

export interface AlertTarget {
  notify: Notify;
  basename: string;
  /** Navigates to a path below the basename. */
  open(path: string): void;
}

export interface AlertsOptions extends AlertTarget {
  adapter: PushAdapter;
  services: Services;
  storage: PortalStorage;
  clock: Pick<Clock, 'elapsed' | 'now' | 'deviceTime'>;
  vendorId: string;
  isOpenOnly: boolean;
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
  /** Whether this page rings for new orders. */
  rings(): boolean;
  /** Refetches the orders. */
  refresh(): void;
}
