import { readPushConfig, type PushConfig } from './pushConfig.ts';
import type { Settings } from './settings.ts';

/** The configuration that the examples read from `<script id="harness-config">`. */
export interface PageConfig {
  host: string;
  basename: string;
  storage: string;
  locale: string | null;
  mapsKey: string | null;
  codeLength: number;
  capabilities: readonly string[];
  push: PushConfig;
}

export function toPageConfig(settings: Settings): PageConfig {
  const { basename, storage, locale, mapsKey, codeLength, capabilities } = settings;
  const push = readPushConfig(settings);
  return { host: '/api', basename, storage, locale, mapsKey, codeLength, capabilities, push };
}

/** Escapes `<`, so that no value can close the script tag. */
export function injectConfig(html: string, config: PageConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const tag = `<script id="harness-config" type="application/json">${json}</script>`;
  return html.replace('</head>', () => `${tag}</head>`);
}
