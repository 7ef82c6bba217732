import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheCandidates, findCacheFolder } from './cacheFolder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sandbox-cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the cache is in node_modules unless that fails', () => {
  const [first = '', second = ''] = cacheCandidates();
  expect(first).toMatch(/node_modules.\.cache.vendor-portal-sandbox$/);
  expect(second.startsWith(tmpdir())).toBe(true);
});

test('only this user can use the first folder that can be created', () => {
  writeFileSync(join(root, 'file'), '');
  const folder = join(root, 'own');
  expect(findCacheFolder([join(root, 'file', 'cache'), folder, join(root, 'next')])).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a link in place of the folder is not followed', () => {
  symlinkSync(root, join(root, 'link'));
  expect(findCacheFolder([join(root, 'link')])).toBeNull();
});
