import { SCREEN_NAMES } from '../../src/core/navigation/screenTable.ts';
import { BACKEND_PATH, injectImportMap } from './backend/backendPaths.ts';
import { OPERATION_HEADER } from './proxyHeaders.ts';
import { type PushConfig, readPushConfig } from './pushConfig.ts';
import type { Settings } from './settings.ts';

/** The path of the web app manifest of every page. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The configuration that the examples read from `<script id="harness-config">`. */
export interface PageConfig {
  host: string;
  basename: string;
  storage: string;
  locale: string | null;
  mapsKey: string | null;
  codeLength: number;
  capabilities: readonly string[];
  /** The prop `screens`. */
  screens: Readonly<Record<string, boolean>>;
  push: PushConfig;
  /** The path of the mapping; `null` if the backend follows the contract. */
  backend: string | null;
  /** Whether the page registers the worker with which it opens without a network. */
  isInstallable: boolean;
  /** The header in which the page names the operation of each call, or `null`. */
  operationHeader: string | null;
}

/** `pushKey` is the public key of the sandbox for web push. */
export function toPageConfig(settings: Settings, pushKey?: string): PageConfig {
  const { basename, storage, locale, mapsKey, codeLength, capabilities } = settings;
  return {
    host: '/api',
    basename,
    storage,
    locale,
    mapsKey,
    codeLength,
    capabilities,
    screens: toScreens(settings.screens),
    push: readPushConfig(settings, pushKey),
    backend: settings.backend === null ? null : BACKEND_PATH,
    isInstallable: settings.installable,
    operationHeader: settings.trace ? OPERATION_HEADER : null,
  };
}

function toScreens(on: readonly string[]): PageConfig['screens'] {
  if (on.length === 0) return {};
  return Object.fromEntries(SCREEN_NAMES.map((name) => [name, on.includes(name)]));
}

/** Adds the configuration and the manifest. Escapes `<`, so that no value can close the script tag. */
export function injectConfig(html: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const tag = `<script id="harness-config" type="application/json">${json}</script>`;
  const head = `<head><link rel="manifest" href="${MANIFEST_PATH}" />`;
  const page = html.replace('<head>', () => head).replace('</head>', () => `${tag}</head>`);
  return config.backend === null ? page : injectImportMap(page);
}
