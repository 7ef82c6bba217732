import { InvalidArgumentError, Option } from 'commander';
import { capabilityNames } from '../../sandbox/endpoints.ts';
import { SCREEN_NAMES } from '../../src/core/navigation/screenTable.ts';

function wholeNumber(max: number) {
  return (text: string): number => {
    const digits = text.replace(/\/(min|hour)$/, '');
    if (/^\d+$/.test(digits) && Number(digits) <= max) return Number(digits);
    throw new InvalidArgumentError(`It must be a whole number from 0 to ${max}.`);
  };
}

/** The number of digits of a one-time code. */
function codeLength(text: string): number {
  if (/^[4-8]$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 4 to 8.');
}

export function checkHost(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isHttp && !url.username && !url.password && !url.search && !url.hash) return text;
  throw new InvalidArgumentError('It must be an http(s) URL without user, query or hash.');
}

/** Adds the origins in one argument, separated by spaces or commas. */
function readOrigins(text: string, before: readonly string[] = []): string[] {
  const origins = text.split(/[\s,]+/).filter((part) => part !== '');
  for (const origin of origins) checkOrigin(origin);
  return [...before, ...origins];
}

function checkOrigin(text: string): void {
  const url = URL.canParse(text) && !text.includes('*') ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isHttp && url.origin === text) return;
  const example = isHttp ? url.origin : 'http://localhost:5173';
  throw new InvalidArgumentError(`It must be an exact origin such as ${example}, not "${text}".`);
}

function checkBasename(text: string): string {
  const isPath = /^\/(?:[\w.~-]+\/?)*$/.test(text) && !/\/\.{1,2}(?:\/|$)/.test(text);
  if (!isPath) throw new InvalidArgumentError('It must be a path such as /partner.');
  if (/^\/api(?:\/|$)/.test(text)) throw new InvalidArgumentError('It must be outside /api.');
  return text;
}

function checkLocale(text: string): string {
  try {
    Intl.getCanonicalLocales(text);
    return text;
  } catch {
    throw new InvalidArgumentError('It must be a language tag such as en-IN.');
  }
}

/** Adds the names in one argument, separated by spaces or commas. */
export function readNames(allowed: readonly string[]) {
  return (text: string, before: readonly string[] = []): string[] => {
    const names = text.split(/[\s,]+/).filter((part) => part !== '');
    if (names.every((name) => allowed.includes(name))) return [...before, ...names];
    throw new InvalidArgumentError(`Allowed choices are ${allowed.join(', ')}.`);
  };
}

/** The options of the command. Commander reads them from flags and `VENDOR_PORTAL_*`. */
export function createOptions(): Option[] {
  const options = [
    new Option('--host <url>', 'backend to use, proxied under /api')
      .argParser(checkHost)
      .default(null, 'the sandbox'),
    new Option('--backend <file>', 'mapping of a backend that does not follow the contract'),
    new Option('--trace', 'print what each operation asks of the backend of --host'),
    new Option('--port <port>', 'port of the page; 0 takes any free one')
      .argParser(wholeNumber(65_535))
      .default(5180),
    new Option('--strict-port', 'fail if the port is in use, instead of taking the next one'),
    new Option('--listen <addr>', 'interface to listen on').default(null, 'this machine only'),
    new Option(
      '--allow-origin <origin...>',
      'origins of other pages that may use the sandbox, such as http://localhost:5173',
    )
      .argParser(readOrigins)
      .default([], 'none'),
    new Option('--basename <path>', 'path that the portal lives under')
      .argParser(checkBasename)
      .default(null, '/ or, in embed, /partner'),
    new Option('--storage <name>', 'where the session is stored')
      .choices(['default', 'cookie', 'local', 'session', 'memory'])
      .default('default'),
    new Option('--push <kind>', 'push messages')
      .choices(['none', 'sandbox', 'web', 'fcm'])
      .default(null, 'sandbox where it runs'),
    new Option('--fcm-config <file>', 'JSON file: the web configuration of Firebase, and vapidKey'),
    new Option('--installable', 'let the page open without a network after it was installed'),
    new Option('--maps-key <key>', 'Google Places key'),
    new Option('--locale <locale>', 'language and region of the portal')
      .argParser(checkLocale)
      .default(null, 'en-IN'),
    new Option('--code-length <digits>', 'digits of a one-time code')
      .argParser(codeLength)
      .default(4),
    new Option('--capabilities <name...>', 'optional features of the backend')
      .argParser(readNames(capabilityNames))
      .default([], 'none'),
    new Option('--screens <name...>', 'screens that are on')
      .argParser(readNames(SCREEN_NAMES))
      .default([], 'all'),
    new Option('--data <dir>', 'directory of the sandbox data, or "memory"').default(
      '.vendor-portal',
    ),
    new Option('--database <url>', 'PostgreSQL URL for the sandbox instead of --data'),
    new Option('--reset', 'delete the sandbox data first'),
    new Option('--traffic <n/min>', 'orders per minute that the sandbox generates')
      .argParser(wholeNumber(600))
      .default(0),
    new Option('--issues <n/hour>', 'complaints about orders per hour that the sandbox generates')
      .argParser(wholeNumber(3_600))
      .default(0),
    new Option('--open', 'open the page in the browser'),
    new Option('--settings', 'print the settings in use and where they come from'),
    new Option('--quiet', 'print the URL only'),
  ];
  for (const option of options) {
    if (option.isBoolean()) option.default(false);
    else if (option.defaultValue === undefined) option.default(null, 'none');
    const name = option.attributeName().replace(/[A-Z]/g, (letter) => `_${letter}`);
    option.env(`VENDOR_PORTAL_${name.toUpperCase()}`);
  }
  return options;
}
