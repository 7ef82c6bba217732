import type { Capability, ScreenName, StorageName } from 'vendor-portal';
import { capabilityNames } from '../../../sandbox/endpoints.ts';
import { SCREEN_NAMES } from '../../../src/core/navigation/screenTable.ts';
import type { StorageOfData } from './sandboxState.ts';

/** The sandbox in the browser never declines an order by itself, and has no push service. */
const ABSENT: readonly Capability[] = ['orders.deadline', 'push.test'];

const CAPABILITIES = capabilityNames.filter((name) => !ABSENT.includes(name));

/** The choices of each control, the default first. */
export const CHOICES = {
  look: ['default', 'saffron', 'shadcn', 'mui', 'bootstrap', 'material3'],
  scheme: ['page', 'light', 'dark'],
  density: ['regular', 'compact', 'comfortable'],
  locale: ['en', 'hi', 'ar'],
  region: ['IN', 'AE'],
  signIn: ['code', 'host'],
  layout: ['full', 'content'],
  routing: ['hash', 'memory'],
  storage: ['default', 'cookie', 'local', 'session', 'memory'] satisfies StorageName[],
  data: ['browser', 'memory'] satisfies StorageOfData[],
  traffic: ['4', '0', '1', '12'],
} as const;

export const LISTS = {
  /** The screens that are off. */
  off: SCREEN_NAMES as readonly ScreenName[],
  capabilities: CAPABILITIES as readonly Capability[],
} as const;

export const SWITCHES = ['languages', 'footerOff', 'slot', 'phone', 'slow', 'offline'] as const;

/** The state of all controls, which is also in the URL. */
export type Settings = {
  [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number];
} & { [Name in keyof typeof LISTS]: readonly (typeof LISTS)[Name][number][] } & Record<
    (typeof SWITCHES)[number],
    boolean
  >;

export const DEFAULTS: Settings = readSettings('');

/** Reads a query; what is unknown has its default. */
export function readSettings(query: string): Settings {
  const given = new URLSearchParams(query);
  const choices = Object.entries(CHOICES).map(([name, allowed]) => [
    name,
    allowed.find((one) => one === given.get(name)) ?? allowed[0],
  ]);
  const lists = Object.entries(LISTS).map(([name, allowed]) => {
    const named = (given.get(name) ?? '').split(',');
    return [name, allowed.filter((one) => named.includes(one))];
  });
  const switches = SWITCHES.map((name) => [name, given.get(name) === '1']);
  return Object.fromEntries([...choices, ...lists, ...switches]) as Settings;
}

/** The query of the settings: only what differs from the defaults, and what the query has from others. */
export function writeSettings(settings: Settings, query = ''): string {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries(settings)) {
    const text = value === true ? '1' : String(value || '');
    const isDefault = String(value) === String(DEFAULTS[name as keyof Settings]);
    if (isDefault) written.delete(name);
    else written.set(name, text);
  }
  // Commas and dots are readable in a query.
  const text = written.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
