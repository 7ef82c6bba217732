import type { ExampleName } from '../../build/exampleFolders.ts';

/** The page that is served. */
export type HarnessMode = ExampleName;

/** The current settings; see `readSettings`. */
export interface Settings {
  mode: HarnessMode;
  host: string | null;
  /** The file of the mapping. */
  backend: string | null;
  trace: boolean;
  port: number;
  strictPort: boolean;
  listen: string | null;
  allowOrigin: readonly string[];
  basename: string;
  storage: string;
  push: string;
  fcmConfig: string | null;
  installable: boolean;
  mapsKey: string | null;
  locale: string | null;
  codeLength: number;
  capabilities: readonly string[];
  /** The screens that are on; empty means all. */
  screens: readonly string[];
  data: string;
  database: string | null;
  reset: boolean;
  traffic: number;
  issues: number;
  open: boolean;
  settings: boolean;
  quiet: boolean;
  /** Key of the sandbox's control calls; `null` means a random key. It can be set only in the environment. */
  sandboxKey: string | null;
  /** `false` bundles the sources once instead of using hot reload. It can be set only in the environment. */
  watch: boolean;
}

/** A setting with an option on the command line. */
export type SettingName = Exclude<keyof Settings, 'mode' | 'sandboxKey' | 'watch'>;

/** Wrong usage of the command: exit code 2. */
export class UsageError extends Error {}

export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  portInUse: 3,
  unreachable: 4,
  /** The exit code of `check` if it made only public calls. */
  incomplete: 5,
} as const;
