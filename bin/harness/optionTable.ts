import { type SettingName, UsageError } from './settings.ts';

export type OptionKind = 'text' | 'number' | 'flag';

export const CAPABILITIES = ['idempotency'];

export interface OptionRow {
  name: SettingName;
  kind: OptionKind;
  /** As commander spells it; absent: not on the command line. */
  flags?: string;
  help: string;
  isSecret?: boolean;
  fallback: string | number | boolean | null;
  /** Refuses a value that cannot be meant. */
  check?(value: string | number | boolean): void;
}

const STORAGES = ['default', 'cookie', 'local', 'session', 'memory'];
const PUSHES = ['none', 'sandbox', 'fcm'];

function refuse(name: string, value: unknown, wanted: string): never {
  throw new UsageError(`${name} must be ${wanted}, not "${String(value)}"`);
}

function oneOf(name: string, values: readonly string[]) {
  return (value: unknown) => {
    if (!values.includes(String(value))) refuse(name, value, `one of ${values.join(', ')}`);
  };
}

export function checkCapability(value: unknown): void {
  oneOf('capability', CAPABILITIES)(value);
}

function wholeNumber(name: string, max: number) {
  return (value: unknown) => {
    const isWhole = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
    if (!isWhole) refuse(name, value, `a whole number from 0 to ${max}`);
  };
}

export function checkHost(value: unknown): void {
  const url = URL.canParse(String(value)) ? new URL(String(value)) : null;
  const isPlain =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (!isPlain) refuse('host', value, 'an http(s) address without user, query or hash');
}

function checkBasename(value: unknown): void {
  const isPath =
    /^\/(?:[\w.~-]+\/?)*$/.test(String(value)) && !/\/\.{1,2}(?:\/|$)/.test(String(value));
  if (!isPath) refuse('basename', value, 'a path such as /partner');
  if (/^\/api(?:\/|$)/.test(String(value))) refuse('basename', value, 'outside /api');
}

function checkLocale(value: unknown): void {
  try {
    Intl.getCanonicalLocales(String(value));
  } catch {
    refuse('locale', value, 'a language tag such as en-IN');
  }
}

/** Every setting of the command, once: flags, environment, file, help and printing read this table. */
export const optionTable: readonly OptionRow[] = [
  {
    name: 'host',
    kind: 'text',
    flags: '--host <url>',
    help: 'backend to use instead of the sandbox; it is proxied under /api',
    fallback: null,
    check: checkHost,
  },
  {
    name: 'port',
    kind: 'number',
    flags: '--port <port>',
    help: 'port of the page; 0 takes any free one',
    fallback: 5180,
    check: wholeNumber('port', 65_535),
  },
  {
    name: 'strictPort',
    kind: 'flag',
    flags: '--strict-port',
    help: 'end with code 3 when the port is in use, instead of taking the next one',
    fallback: false,
  },
  {
    name: 'listen',
    kind: 'text',
    flags: '--listen <addr>',
    help: 'interface to listen on (default: this machine only)',
    fallback: null,
  },
  {
    name: 'basename',
    kind: 'text',
    flags: '--basename <path>',
    help: 'path that the portal lives under (default: / or, in embed, /partner)',
    fallback: null,
    check: checkBasename,
  },
  {
    name: 'storage',
    kind: 'text',
    flags: '--storage <name>',
    help: `where the session is kept: ${STORAGES.join(', ')}`,
    fallback: 'default',
    check: oneOf('storage', STORAGES),
  },
  {
    name: 'push',
    kind: 'text',
    flags: '--push <kind>',
    help: `push messages: ${PUSHES.join(', ')} (default: sandbox where it runs)`,
    fallback: null,
    check: oneOf('push', PUSHES),
  },
  {
    name: 'fcmConfig',
    kind: 'text',
    flags: '--fcm-config <file>',
    help: 'JSON file with the web configuration of Firebase, and its vapidKey',
    fallback: null,
  },
  {
    name: 'mapsKey',
    kind: 'text',
    flags: '--maps-key <key>',
    help: 'Google Places key',
    isSecret: true,
    fallback: null,
  },
  {
    name: 'locale',
    kind: 'text',
    flags: '--locale <locale>',
    help: 'language and region of the portal',
    fallback: null,
    check: checkLocale,
  },
  {
    name: 'capabilities',
    kind: 'text',
    flags: '--capabilities <name>',
    help: `what the backend can do besides: ${CAPABILITIES.join(', ')}`,
    fallback: null,
    check: checkCapability,
  },
  {
    name: 'data',
    kind: 'text',
    flags: '--data <dir>',
    help: 'directory of the sandbox data, or "memory" to keep nothing',
    fallback: '.vendor-portal',
  },
  {
    name: 'database',
    kind: 'text',
    flags: '--database <url>',
    help: 'PostgreSQL address for the sandbox instead of --data',
    isSecret: true,
    fallback: null,
  },
  {
    name: 'reset',
    kind: 'flag',
    flags: '--reset',
    help: 'wipe the sandbox data first',
    fallback: false,
  },
  {
    name: 'traffic',
    kind: 'number',
    flags: '--traffic <n/min>',
    help: 'new orders per minute that the sandbox makes up',
    fallback: 0,
    check: wholeNumber('traffic', 600),
  },
  {
    name: 'open',
    kind: 'flag',
    flags: '--open',
    help: 'open the page in the browser',
    fallback: false,
  },
  {
    name: 'quiet',
    kind: 'flag',
    flags: '--quiet',
    help: 'print the address only',
    fallback: false,
  },
  {
    name: 'sandboxKey',
    kind: 'text',
    help: "key of the sandbox's control calls",
    isSecret: true,
    fallback: null,
  },
  {
    name: 'watch',
    kind: 'flag',
    help: 'hot reload of the sources; without it they are bundled once',
    fallback: true,
  },
];

export function envName(name: SettingName): string {
  return `VENDOR_PORTAL_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
