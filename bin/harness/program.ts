import { Argument, Command, type Option } from 'commander';
import { EXAMPLE_FOLDERS } from '../../build/exampleFolders.ts';
import { createOptions } from './options.ts';
import { type SettingName, type Settings, UsageError } from './settings.ts';

export type Source = 'flag' | 'env' | 'config' | 'default';

export interface Resolved {
  settings: Settings;
  sources: Record<SettingName, Source>;
}

type ConfigFile = Readonly<Record<string, unknown>>;

const AFTER = `
"vendor-portal-dev check --host <url>" checks a backend against the contract; see
"vendor-portal-dev check --help".

Settings also come from VENDOR_PORTAL_<NAME> in the environment and from
vendor-portal.config.ts, .js or .json here; a flag overrides both.

Exit codes: 0 success, 1 failed while running, 2 wrong usage,
3 port in use with --strict-port, 4 the backend of --host cannot be reached.`;

export function createProgram(version: string): Command {
  const program = new Command('vendor-portal-dev')
    .description('Runs the vendor portal against a sandbox or a backend.')
    .addArgument(
      new Argument('[page]', 'page to serve')
        .choices(Object.keys(EXAMPLE_FOLDERS))
        .default('standalone'),
    )
    .version(version)
    .exitOverride()
    .allowExcessArguments(false)
    .addHelpText('after', AFTER);
  for (const option of createOptions()) program.addOption(option);
  return program;
}

function toBoolean(label: string, raw: unknown): boolean {
  const word = String(raw).toLowerCase();
  if (['1', 'true', 'yes'].includes(word)) return true;
  if (['0', 'false', 'no'].includes(word)) return false;
  throw new UsageError(`${label} must be true or false, not "${word}"`);
}

function fromConfig(option: Option, raw: unknown): unknown {
  const name = option.attributeName();
  if (option.isBoolean()) return toBoolean(name, raw);
  const text = option.variadic && Array.isArray(raw) ? raw.join(' ') : raw;
  if (typeof text !== 'string' && typeof text !== 'number') {
    throw new UsageError(`${name} in the configuration file must be a text or a number`);
  }
  try {
    return option.parseArg ? option.parseArg(String(text), undefined) : String(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new UsageError(`${name} in the configuration file is invalid. ${why}`, { cause });
  }
}

function applyConfig(program: Command, config: ConfigFile): void {
  const names = Object.keys(program.opts());
  const unknown = Object.keys(config).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(`Unknown setting in the configuration file: ${unknown.join(', ')}`);
  }
  for (const option of program.options) {
    const name = option.attributeName();
    const raw = config[name] ?? undefined;
    if (raw === undefined || program.getOptionValueSource(name) !== 'default') continue;
    program.setOptionValueWithSource(name, fromConfig(option, raw), 'config');
  }
}

/**
 * Parses the arguments and corrects Commander, which reads an empty variable as a value and any value of a switch's
 * variable as "on".
 */
function parse(program: Command, args: readonly string[]): void {
  for (const { envVar = '' } of program.options) {
    if (process.env[envVar] === '') delete process.env[envVar];
  }
  program.parse(args, { from: 'user' });
  for (const option of program.options) {
    const [name, envVar = ''] = [option.attributeName(), option.envVar];
    if (!option.isBoolean() || program.getOptionValueSource(name) !== 'env') continue;
    program.setOptionValueWithSource(name, toBoolean(envVar, process.env[envVar]), 'env');
  }
}

/**
 * Reads the settings from flags, environment, configuration file and defaults, in this order of precedence. Throws a
 * `CommanderError` after it has printed help, the version or a usage error.
 */
export async function readSettings(
  args: readonly string[],
  version: string,
  readConfig: () => Promise<ConfigFile>,
): Promise<Resolved> {
  const program = createProgram(version);
  parse(program, args);
  applyConfig(program, await readConfig());
  const values = program.opts<Omit<Settings, 'mode' | 'sandboxKey' | 'watch'>>();
  const mode = program.processedArgs[0] as Settings['mode'];
  if (values.allowOrigin.length > 0 && values.host !== null) {
    throw new UsageError(
      '--allow-origin is for the sandbox; with --host the backend allows origins',
    );
  }
  const { VENDOR_PORTAL_SANDBOX_KEY: key, VENDOR_PORTAL_WATCH: watch } = process.env;
  const settings = {
    ...values,
    mode,
    basename: values.basename ?? (mode === 'embed' ? '/partner' : '/'),
    push: values.push ?? (values.host === null ? 'sandbox' : 'none'),
    sandboxKey: key || null,
    watch: toBoolean('VENDOR_PORTAL_WATCH', watch || true),
  };
  const sources = Object.keys(values).map((name) => {
    const source = program.getOptionValueSource(name);
    return [name, source === 'cli' ? 'flag' : source];
  });
  return { settings, sources: Object.fromEntries(sources) };
}
