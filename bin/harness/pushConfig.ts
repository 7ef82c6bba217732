import { readFileSync } from 'node:fs';
import { type Settings, UsageError } from './settings.ts';

/** The configuration of the page's push adapter. */
export type PushConfig =
  | { kind: 'none' | 'sandbox' }
  | { kind: 'web'; publicKey: string }
  | { kind: 'fcm'; config: Record<string, string>; vapidKey: string };

const NEEDED = ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'];

/**
 * `publicKey` is the key of the sandbox. `--fcm-config` names a file with Firebase's web configuration and a
 * `vapidKey`.
 */
export function readPushConfig({ push, fcmConfig }: Settings, publicKey = ''): PushConfig {
  if (push === 'web') {
    if (!publicKey) throw new UsageError('--push web is for the sandbox, which has the keys');
    return { kind: 'web', publicKey };
  }
  if (push !== 'fcm') return { kind: push === 'sandbox' ? 'sandbox' : 'none' };
  if (fcmConfig === null) throw new UsageError('--push fcm needs --fcm-config <file>');
  const { vapidKey = '', ...config } = readTexts(fcmConfig);
  return { kind: 'fcm', config, vapidKey };
}

function readTexts(file: string): Record<string, string> {
  const values = readJson(file);
  const missing = NEEDED.filter((name) => typeof values[name] !== 'string' || !values[name]);
  if (missing.length > 0) throw new UsageError(`${file} has no ${missing.join(', no ')}`);
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

function readJson(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (cause) {
    throw new UsageError(`${file} cannot be read as JSON`, { cause });
  }
}
