import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfigFile } from './configFile.ts';
import { UsageError } from './settings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-portal-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text);
}

test('without a file there are no settings', async () => {
  expect(await readConfigFile(folder)).toEqual({});
});

test('a JSON file is read', async () => {
  write('vendor-portal.config.json', '{ "port": 6000 }');

  expect(await readConfigFile(folder)).toEqual({ port: 6000 });
});

test('a TypeScript file comes before a JavaScript one before JSON', async () => {
  write('vendor-portal.config.json', '{ "port": 1 }');
  write('vendor-portal.config.js', 'module.exports = { port: 2 };');
  expect(await readConfigFile(folder)).toEqual({ port: 2 });

  write('vendor-portal.config.ts', 'export default { port: 3 as number };');
  expect(await readConfigFile(folder)).toEqual({ port: 3 });
});

test.each([
  ['vendor-portal.config.json', '{ port: }'],
  ['vendor-portal.config.json', '[1]'],
  ['vendor-portal.config.js', 'export const port = 1;'],
])('a file %s with %s is wrong usage that names the file', async (name, text) => {
  write(name, text);

  await expect(readConfigFile(folder)).rejects.toThrow(UsageError);
  await expect(readConfigFile(folder)).rejects.toThrow(name);
});
