import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../settings.ts';
import { loadBackend } from './loadBackend.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-portal-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const load = (file: string) => loadBackend(file, process.cwd());

test('a TypeScript file is read with the modules that it imports', async () => {
  write('staff.ts', 'export const staff = (id: string) => ({ _id: id });');
  const file = write(
    'backend.ts',
    `import { defineBackend, Refused } from 'vendor-portal/backend';
     import { staff } from './staff';
     export default defineBackend({
       async teamList() { return { data: [staff('m1')] as never[] }; },
       async teamGet() { throw new Refused({ status: 404, message: '' }); },
     });`,
  );
  const backend = await load(file);
  const call = {} as never;
  expect(await backend.teamList?.({ restaurant_id: '' }, call)).toEqual({ data: [{ _id: 'm1' }] });
  const refused = backend.teamGet?.({ restaurant_id: '', team_member_id: '' }, call);
  await expect(refused).rejects.toMatchObject({ name: 'VendorPortalRefused', status: 404 });
});

test('a mapping can be exported by its name', async () => {
  const file = write('backend.js', 'export const backend = { logout: async () => ({}) };');
  expect(Object.keys(await load(file))).toEqual(['logout']);
});

test.each([
  ['absent.ts', null, 'there is no file'],
  ['backend.ts', 'export default {', 'cannot be bundled'],
  ['backend.ts', 'export const mapping = {};', 'must export a mapping'],
  ['backend.ts', 'throw new Error("no"); export default {};', 'cannot be loaded: no'],
])('a file %s with %j is wrong usage', async (name, text, problem) => {
  const file = text === null ? join(folder, name) : write(name, text);
  await expect(load(file)).rejects.toThrow(UsageError);
  await expect(load(file)).rejects.toThrow(problem);
});
