import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { add, print, writeRecording } from './recording.ts';

/** The module of profile entries that are not functions. */
const NO_SCRIPT = '(browser)';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface Profile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Profiles `work`, writes the profile to a file and prints the self time of functions, files and packages. */
export async function profileOf<Result>(
  devTools: CDPSession,
  { name, folder }: { name: string; folder: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.setSamplingInterval', { interval: 200 });
  await devTools.send('Profiler.start');
  const result = await work();
  const { profile } = (await devTools.send('Profiler.stop')) as { profile: Profile };
  await writeRecording(name, 'cpuprofile', profile);
  const times = selfTimes(profile);
  const locate = createLocator(folder);
  const functions = new Map<string, number>();
  const files = new Map<string, number>();
  const packages = new Map<string, number>();
  for (const { id, callFrame } of profile.nodes) {
    const time = times.get(id) ?? 0;
    const source = await locate(callFrame);
    add(functions, `${callFrame.functionName || '(anonymous)'}  ${source}`, time);
    add(files, source, time);
    add(packages, packageOf(source), time);
  }
  print('functions by self time', functions);
  print('files by self time', files);
  print('packages by self time', packages);
  return result;
}

function selfTimes({ samples = [], timeDeltas = [] }: Profile): Map<number, number> {
  const times = new Map<number, number>();
  // A sample covers the time until the next sample.
  for (const [at, id] of samples.entries()) add(times, id, (timeDeltas[at + 1] ?? 0) / 1_000);
  return times;
}

/** Returns a function that finds a function's module by the source map or by the module names in `dist`. */
function createLocator(folder: string): (frame: CallFrame) => Promise<string> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  const sources = new Map<string, Promise<string[]>>();
  const readMap = async (file: string) => {
    // Chunks of the bundler's own helpers have no map.
    const json = await readFile(`${file}.map`, 'utf8').catch(() => null);
    return json === null ? null : new SourceMap(JSON.parse(json) as SourceMapPayload);
  };
  const readLines = async (file: string) => (await readFile(file, 'utf8')).split('\n');
  const once = <Value>(
    cache: Map<string, Promise<Value>>,
    key: string,
    read: () => Promise<Value>,
  ) => {
    const value = cache.get(key) ?? read();
    cache.set(key, value);
    return value;
  };
  return async ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName.startsWith('(')) return functionName;
    if (!url.includes('/assets/')) return NO_SCRIPT;
    const bundle = join(folder, new URL(url).pathname);
    const map = await once(maps, bundle, () => readMap(bundle));
    const entry = map?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry)) return basename(bundle);
    const { originalSource, originalLine } = entry;
    if (!originalSource.includes('vendor-portal/dist/')) return withoutFolders(originalSource);
    const file = resolve(dirname(bundle), originalSource);
    const lines = await once(sources, file, () => readLines(file));
    // The build writes the name of each module before its code.
    const head = lines.slice(0, originalLine + 1).findLast((line) => /^\/\/ \S+\.\w+$/.test(line));
    return head ? withoutFolders(head.slice('// '.length)) : basename(file);
  };
}

function withoutFolders(source: string): string {
  return source.replace(/^.*node_modules\//, '');
}

/** The name of a package, or the folder of the portal's own code. */
function packageOf(source: string): string {
  const parts = source.split('/');
  const isNested = source.startsWith('@');
  return parts.slice(0, source.startsWith('src/') ? 3 : isNested ? 2 : 1).join('/');
}
