import { envName, type OptionRow, optionTable } from './optionTable.ts';
import {
  type HarnessMode,
  type SettingName,
  type Settings,
  type Source,
  type Sources,
  UsageError,
} from './settings.ts';

type Value = string | number | boolean | null;

export interface Given {
  mode: HarnessMode;
  flags: Readonly<Record<string, unknown>>;
  env: Readonly<Record<string, string | undefined>>;
  config: Readonly<Record<string, unknown>>;
}

export interface Resolved {
  settings: Settings;
  sources: Sources;
}

const YES = ['1', 'true', 'yes'];
const NO = ['0', 'false', 'no'];

function toFlag(label: string, raw: unknown): boolean {
  const word = String(raw).toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new UsageError(`${label} must be true or false, not "${String(raw)}"`);
}

function toNumber(label: string, raw: unknown): number {
  const digits = String(raw).replace(/\/min$/, '');
  if (/^\d+$/.test(digits)) return Number(digits);
  throw new UsageError(`${label} must be a whole number, not "${String(raw)}"`);
}

function toValue(row: OptionRow, label: string, raw: unknown): Value {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof raw);
  if (!isPlain) throw new UsageError(`${label} must be a ${row.kind}`);
  if (row.kind === 'flag') return toFlag(label, raw);
  const value = row.kind === 'number' ? toNumber(label, raw) : String(raw);
  row.check?.(value);
  return value;
}

function pick(row: OptionRow, { flags, env, config }: Given): [Value, Source] {
  const candidates: [Source, string, unknown][] = [
    ['flag', row.name, row.flags ? flags[row.name] : undefined],
    ['env', envName(row.name), env[envName(row.name)] || undefined],
    ['config', row.name, row.flags ? (config[row.name] ?? undefined) : undefined],
  ];
  for (const [source, label, raw] of candidates) {
    if (raw !== undefined) return [toValue(row, label, raw), source];
  }
  return [row.fallback, 'default'];
}

function refuseUnknown(config: Given['config']): void {
  const known: string[] = optionTable.filter(({ flags }) => flags).map(({ name }) => name);
  const unknown = Object.keys(config).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(`Unknown setting in the configuration file: ${unknown.join(', ')}`);
  }
}

/** Flag before environment before configuration file before default. */
export function resolveSettings(given: Given): Resolved {
  refuseUnknown(given.config);
  const picked = optionTable.map((row) => [row.name, pick(row, given)] as const);
  const values = Object.fromEntries(picked.map(([name, [value]]) => [name, value]));
  const sources = Object.fromEntries(picked.map(([name, [, source]]) => [name, source]));
  const basename = values.basename ?? (given.mode === 'embed' ? '/partner' : '/');
  const push = values.push ?? (values.host === null ? 'sandbox' : 'none');
  // The table fixes each name's kind; the checks above hold the values to it.
  const settings = { ...values, mode: given.mode, basename, push } as unknown as Settings;
  return { settings, sources: sources as Record<SettingName, Source> };
}
