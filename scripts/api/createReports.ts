import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { LIBRARY_ENTRIES } from '../../build/library.ts';

/** The committed reports, one for each entry of the package that has types. */
export const REPORTS = 'api';
const TEMP = '.cache/api';

interface Report {
  entry: string;
  /** The declarations file. */
  types: string;
}

type Target = string | { types?: string; import?: { types: string } };

/** The entries with their declarations, except those whose types import a framework of the host. */
export function readEntries(): Report[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, Target>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : (target.import?.types ?? target.types);
    const isOwn = types !== undefined && !path.includes('*') && !isSame(path, types);
    return isOwn ? [{ entry: nameOf(path), types: resolve(types) }] : [];
  });
}

/** Whether an entry has the types of another one, or those of all language packs. */
const isSame = (path: string, types: string) =>
  path === './element/standalone' || types === './dist/locales/pack.d.ts';

function nameOf(path: string): string {
  return path === '.' ? 'index' : path.slice(2).replaceAll('/', '-');
}

/** Writes a report of each entry into `folder`, and returns the problems that were found. */
export function createReports(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const entries = readEntries();
  const problems = extract(entries, ({ entry }) => ({
    apiReport: {
      enabled: true,
      reportFileName: `${entry}.api.md`,
      reportFolder: resolve(folder),
      reportTempFolder: resolve(join(TEMP, 'temp')),
    },
    docModel: { enabled: false },
  }));
  return [...problems, ...entries.flatMap(({ entry }) => undocumented(folder, entry))];
}

/** The exports of an entry that no comment describes. */
function undocumented(folder: string, entry: string): string[] {
  const report = readFileSync(join(folder, `${entry}.api.md`), 'utf8');
  const found = report.matchAll(/^\/\/ @public.*\(undocumented\)\n(?:\/\/.*\n)*export (.+)$/gm);
  return [...found].map(([, name]) => `undocumented export of ${entry}: ${name}`);
}

/** The entries with the declarations that the compiler has written for their source files. */
export function sourceEntries(declarations: string): Report[] {
  const sources = { ...LIBRARY_ENTRIES, testing: 'testing/index.ts' };
  return Object.entries(sources).map(([name, source]) => ({
    entry: nameOf(`./${name.replace(/\/index$/, '')}`),
    types: resolve(declarations, source.replace(/\.ts$/, '.d.ts')),
  }));
}

/** Writes what the comments say about each export of the entries into `folder`, as JSON. */
export function createModels(entries: readonly Report[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return extract(entries, ({ entry }) => ({
    apiReport: { enabled: false },
    docModel: { enabled: true, apiJsonFilePath: resolve(folder, `${entry}.api.json`) },
  }));
}

function extract(
  entries: readonly Report[],
  output: (entry: Report) => Pick<IConfigFile, 'apiReport' | 'docModel'>,
): string[] {
  const configs = entries.map((entry) => configOf(entry.types, output(entry)));
  const [first] = configs;
  if (!first) return [];
  const others = entries.slice(1).map(({ types }) => types);
  const compilerState = CompilerState.create(first, { additionalEntryPoints: others });
  const problems: string[] = [];
  for (const config of configs) {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback(message) {
        message.handled = true;
        // The console only says which file was written.
        if (message.category === 'console') return;
        if (message.logLevel !== 'error' && message.logLevel !== 'warning') return;
        problems.push(`${message.messageId} ${message.formatMessageWithLocation(resolve('.'))}`);
      },
    });
  }
  return problems;
}

function configOf(
  types: string,
  output: Pick<IConfigFile, 'apiReport' | 'docModel'>,
): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: resolve('api-extractor.json'),
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: TSCONFIG },
      ...output,
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' as never } },
        extractorMessageReporting: {
          default: { logLevel: 'none' as never },
          'ae-missing-release-tag': { logLevel: 'error' as never },
          'ae-incompatible-release-tags': { logLevel: 'error' as never },
          'ae-extra-release-tag': { logLevel: 'error' as never },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
  });
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  },
};
