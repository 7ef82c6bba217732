import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The browsers in the table, with their names in the data. */
export const BROWSERS = {
  Chrome: 'chrome',
  'Chrome for Android': 'chrome_android',
  Edge: 'edge',
  Firefox: 'firefox',
  Safari: 'safari',
  'Safari on iOS': 'safari_ios',
} as const;

export type Browser = keyof typeof BROWSERS;
/** The first version of each browser that has a feature; infinite if none has it. */
export type Versions = Readonly<Record<Browser, number>>;

const require = createRequire(import.meta.url);
const data = JSON.parse(
  readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

function versionIn(statement: SimpleSupportStatement | undefined): number {
  if (!statement || statement.flags || statement.prefix || statement.alternative_name)
    return Number.POSITIVE_INFINITY;
  const { version_added: added } = statement;
  return typeof added === 'string' && added !== 'preview'
    ? Number(added.replace('≤', '')) || Number.POSITIVE_INFINITY
    : Number.POSITIVE_INFINITY;
}

/** The versions that have a feature; `null` if there is no data about it. */
function versionsOf(feature: Identifier | undefined): Versions | null {
  const support = feature?.__compat?.support;
  if (!support) return null;
  const entries = Object.entries(BROWSERS).map(([browser, id]) => {
    const all = [support[id] ?? []].flat() as SimpleSupportStatement[];
    return [browser, Math.min(...all.map(versionIn))];
  });
  return Object.fromEntries(entries) as Versions;
}

function earliest(all: readonly Versions[]): Versions {
  const entries = Object.keys(BROWSERS).map((browser) => [
    browser,
    Math.min(...all.map((one) => one[browser as Browser])),
  ]);
  return Object.fromEntries(entries) as Versions;
}

/** Globals, their members such as `Promise.try`, and members of any object such as `.at`. */
export const apis = readApis();

function readApis(): ReadonlyMap<string, Versions> {
  const versionsByFeature = new Map<string, Versions>();
  const members = new Map<string, Versions[]>();
  const { builtins } = data.javascript;
  const owners = { ...data.api, ...builtins, ...builtins?.Intl };
  for (const [owner, feature] of Object.entries(owners)) {
    const ownerVersions = versionsOf(feature as Identifier);
    if (ownerVersions) versionsByFeature.set(owner, ownerVersions);
    for (const [name, member] of Object.entries(feature as Identifier)) {
      const versions = name.startsWith('__') ? null : versionsOf(member as Identifier);
      if (!versions || name.endsWith('_event')) continue;
      const plain = name.replace('_static', '');
      versionsByFeature.set(`${owner}.${plain}`, versions);
      members.set(plain, [...(members.get(plain) ?? []), versions]);
    }
  }
  // The owner of a member such as `.at` is unknown, so the earliest version of all owners is used.
  for (const [name, all] of members) versionsByFeature.set(`.${name}`, earliest(all));
  return versionsByFeature;
}

/** Syntax that the build does not rewrite. */
export const syntax = readSyntax();

function readSyntax(): ReadonlyMap<string, Versions> {
  const { operators, classes, regular_expressions: patterns, builtins } = data.javascript;
  const features: Record<string, Identifier | undefined> = {
    'optional chaining': operators?.optional_chaining,
    'nullish coalescing': operators?.nullish_coalescing,
    'nullish assignment': operators?.nullish_coalescing_assignment,
    'or assignment': operators?.logical_or_assignment,
    'and assignment': operators?.logical_and_assignment,
    'class fields': classes?.public_class_fields,
    'private fields': classes?.private_class_fields,
    'static blocks':
      classes?.static?.initialization_blocks ?? classes?.static_initialization_blocks,
    'top-level await': operators?.await?.top_level,
    BigInt: builtins?.BigInt,
    lookbehind: patterns?.lookbehind_assertion,
    'named groups': patterns?.named_capturing_group,
    'pattern modifiers': patterns?.modifier,
    'flag v': builtins?.RegExp?.unicodeSets,
  };
  const entries = Object.entries(features).map(([name, feature]) => {
    const versions = versionsOf(feature);
    if (!versions) throw new Error(`There are no versions of ${name}`);
    return [name, versions] as const;
  });
  return new Map(entries);
}

/** At-rules, pseudo-classes and functions of style sheets: `@container`, `:has`, `oklch()`. */
export const styles = readStyles();

function readStyles(): ReadonlyMap<string, Versions> {
  const versionsByFeature = new Map<string, Versions>();
  const add = (group: Identifier | undefined, nameOf: (name: string) => string) => {
    for (const [name, feature] of Object.entries(group ?? {})) {
      const versions = versionsOf(feature as Identifier);
      if (versions) versionsByFeature.set(nameOf(name), versions);
    }
  };
  add(data.css['at-rules'], (name) => `@${name}`);
  add(data.css.selectors, (name) => `:${name}`);
  add(data.css.types?.color, (name) => `${name}()`);
  add(data.css.types, (name) => `${name}()`);
  versionsByFeature.set('nesting', versionsOf(data.css.selectors?.nesting) as Versions);
  return versionsByFeature;
}
