import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache');
const MOST_SHOWN = 15;

/** Writes a recording for the developer tools, and prints the name of its file. */
export async function writeRecording(name: string, ending: string, recording: object) {
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${ending}`);
  await writeFile(file, JSON.stringify(recording));
  console.log(`\n${name}: ${file}`);
}

/** Adds a time in ms. */
export function add<Key>(sums: Map<Key, number>, key: Key, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** Prints the longest times. */
export function print(title: string, sums: ReadonlyMap<string, number>): void {
  console.log(`\n  ms  ${title}`);
  const rows = [...sums].filter(([name]) => !name.startsWith('(idle)'));
  for (const [name, time] of rows.sort(([, one], [, other]) => other - one).slice(0, MOST_SHOWN)) {
    console.log(`${time.toFixed(0).padStart(6)}  ${name}`);
  }
}
