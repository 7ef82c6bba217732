import type { Resolved } from './program.ts';
import type { SettingName } from './settings.ts';

const MASK = '****';
const SECRETS: readonly SettingName[] = ['mapsKey', 'database'];

/** Masks a secret. In a database URL it masks only the password. */
export function maskSecret(value: string): string {
  if (!URL.canParse(value)) return MASK;
  const url = new URL(value);
  if (!/^postgres(?:ql)?:$/.test(url.protocol)) return MASK;
  const user = url.username ? `${url.username}${url.password ? `:${MASK}` : ''}@` : '';
  return `${url.protocol}//${user}${url.host}${url.pathname}`;
}

function show(name: SettingName, value: unknown): string {
  if (value === null) return name === 'host' ? 'sandbox' : '-';
  if (Array.isArray(value)) return value.join(' ') || '-';
  return SECRETS.includes(name) ? maskSecret(String(value)) : String(value);
}

/** One line per setting with its value and its source. Secrets are masked. */
export function printSettings({ settings, sources }: Resolved): string[] {
  const names = Object.keys(sources) as SettingName[];
  return names.map(
    (name) => `  ${name.padEnd(12)} ${show(name, settings[name])} (${sources[name]})`,
  );
}
