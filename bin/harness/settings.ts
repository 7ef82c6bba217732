export type HarnessMode = 'standalone' | 'embed';

/** What the command runs with, once flags, environment, file and defaults are put together. */
export interface Settings {
  mode: HarnessMode;
  host: string | null;
  port: number;
  strictPort: boolean;
  listen: string | null;
  basename: string;
  storage: string;
  push: string;
  fcmConfig: string | null;
  mapsKey: string | null;
  locale: string | null;
  capabilities: string | null;
  data: string;
  database: string | null;
  reset: boolean;
  traffic: number;
  open: boolean;
  quiet: boolean;
  /** Environment only: the key of the sandbox's control calls; a random one when absent. */
  sandboxKey: string | null;
  /** Environment only: `false` bundles the sources once, for a page that must hold still. */
  watch: boolean;
}

export type SettingName = Exclude<keyof Settings, 'mode'>;
export type Source = 'flag' | 'env' | 'config' | 'default';
export type Sources = Record<SettingName, Source>;

/** A mistake in how the command was called: exit code 2. */
export class UsageError extends Error {}

export const EXIT = { ok: 0, failed: 1, usage: 2, portInUse: 3, unreachable: 4 } as const;
