import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the declaration of each public name, by entry. */
export type PublicNames = Record<string, Record<string, string>>;

const BLOCK = /^(?=\/\/ @(?:public|beta|internal|alpha))/m;
const NAME =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/m;

/** The API of the last release. */
export interface ReleasedApi {
  version: string;
  names: PublicNames;
}

const RELEASED = 'api/released.json';

export function readReleased(): ReleasedApi {
  return JSON.parse(readFileSync(RELEASED, 'utf8')) as ReleasedApi;
}

export function writeReleased(names: PublicNames): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  writeFileSync(RELEASED, `${JSON.stringify({ version, names }, null, 2)}\n`);
}

/** The names in the reports of a folder. */
export function readNames(folder: string): PublicNames {
  const files = readdirSync(folder).filter((name) => name.endsWith('.api.md'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.api.md', ''),
      namesOf(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

function namesOf(report: string): Record<string, string> {
  const [, code = ''] = /```ts\n([\s\S]*)```/.exec(report) ?? [];
  const names: Record<string, string> = {};
  for (const block of code.split(BLOCK)) {
    const [, name] = NAME.exec(block) ?? [];
    if (name) names[name] = createHash('sha256').update(block.trim()).digest('hex').slice(0, 12);
  }
  return names;
}

/** The names that are new, changed or gone since the last release. */
export function changedNames(released: PublicNames, current: PublicNames): string[] {
  const entries = new Set([...Object.keys(released), ...Object.keys(current)]);
  const changed = [...entries].flatMap((entry) => {
    const [before = {}, now = {}] = [released[entry], current[entry]];
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    return [...names].filter((name) => before[name] !== now[name]);
  });
  return [...new Set(changed)].sort();
}
