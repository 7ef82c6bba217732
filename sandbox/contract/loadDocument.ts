import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ContractDocument } from './document.ts';

let loaded: ContractDocument | null = null;

/** Returns the parsed contract/openapi.yaml. It is cached, because parsing takes longer than opening the database. */
export function loadDocument(): ContractDocument {
  loaded ??= readDocument();
  return loaded;
}

/** Finds the file both from the sources and from the bundle in `dist/bin`. */
function readDocument(): ContractDocument {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'contract', 'openapi.yaml'))) {
    if (folder === dirname(folder)) throw new Error('contract/openapi.yaml is missing.');
    folder = dirname(folder);
  }
  return parse(readFileSync(join(folder, 'contract', 'openapi.yaml'), 'utf8'));
}
