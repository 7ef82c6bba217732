import type { CapabilityEntry, CodeOptions, ScreenName } from 'vendor-portal';
import type { FcmPushOptions } from 'vendor-portal/push-fcm';

/** The values that `vendor-portal-dev` passes to the page. A real host uses its own values. */
export interface HarnessConfig {
  host: string;
  basename: string;
  storage: 'default' | 'cookie' | 'local' | 'session' | 'memory';
  locale: string | null;
  mapsKey: string | null;
  codeLength: CodeOptions['length'];
  capabilities: readonly CapabilityEntry[];
  screens: Partial<Record<ScreenName, boolean>>;
  push:
    | { kind: 'none' | 'sandbox' }
    | { kind: 'web'; publicKey: string }
    | { kind: 'fcm'; config: FcmPushOptions['config']; vapidKey: string };
  /** URL of the mapping of `--backend`. */
  backend: string | null;
  /** Whether to register the worker of an installed page. */
  isInstallable: boolean;
  /** With `--trace`: the header in which each call names its operation. */
  operationHeader: string | null;
}

const DEFAULTS: HarnessConfig = {
  host: '/api',
  basename: '/',
  storage: 'default',
  locale: null,
  mapsKey: null,
  codeLength: 4,
  capabilities: [],
  screens: {},
  push: { kind: 'none' },
  backend: null,
  isInstallable: false,
  operationHeader: null,
};

export function readHarnessConfig(): HarnessConfig {
  const json = document.getElementById('harness-config')?.textContent;
  return json ? { ...DEFAULTS, ...(JSON.parse(json) as Partial<HarnessConfig>) } : DEFAULTS;
}
