import { optionTable } from './optionTable.ts';
import type { SettingName } from './settings.ts';
import type { Resolved } from './resolveSettings.ts';

const MASK = '****';

/** Hides a secret; of a database address only the password. */
export function maskSecret(value: string): string {
  if (!URL.canParse(value)) return MASK;
  const url = new URL(value);
  if (!/^postgres(?:ql)?:$/.test(url.protocol)) return MASK;
  const user = url.username ? `${url.username}${url.password ? `:${MASK}` : ''}@` : '';
  return `${url.protocol}//${user}${url.host}${url.pathname}`;
}

function show(name: SettingName, value: unknown, isSecret: boolean): string {
  if (value === null) return name === 'host' ? 'sandbox' : '-';
  return isSecret ? maskSecret(String(value)) : String(value);
}

/** The settings in force and where each came from; secrets are masked. */
export function printSettings({ settings, sources }: Resolved): string[] {
  const rows = optionTable.filter(({ flags }) => flags);
  return rows.map(({ name, isSecret = false }) => {
    const text = show(name, settings[name], isSecret);
    return `  ${name.padEnd(11)} ${text} (${sources[name]})`;
  });
}
