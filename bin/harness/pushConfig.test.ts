import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPushConfig } from './pushConfig.ts';
import { resolveSettings } from './resolveSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-portal-push-'));
const APP = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1' };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(flags: Record<string, string>) {
  return readPushConfig(
    resolveSettings({ mode: 'standalone', flags, env: {}, config: {} }).settings,
  );
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('the sandbox pushes unless told otherwise, a backend of choice does not', () => {
  expect(read({})).toEqual({ kind: 'sandbox' });
  expect(read({ push: 'none' })).toEqual({ kind: 'none' });
  expect(read({ host: 'https://api.market.example' })).toEqual({ kind: 'none' });
});

test('the page is given the texts of the Firebase file and no more', () => {
  const file = write('whole.json', JSON.stringify({ ...APP, vapidKey: 'v', extra: { secret: 1 } }));

  const push = read({ push: 'fcm', fcmConfig: file });

  expect(push).toEqual({ kind: 'fcm', config: APP, vapidKey: 'v' });
});

test('a Firebase file that is absent, broken or cut short is named with what it lacks', () => {
  const [broken, short] = [write('broken.json', '{'), write('short.json', JSON.stringify(APP))];

  expect(() => read({ push: 'fcm' })).toThrow('needs --fcm-config');
  expect(() => read({ push: 'fcm', fcmConfig: join(folder, 'no.json') })).toThrow('cannot be read');
  expect(() => read({ push: 'fcm', fcmConfig: broken })).toThrow('cannot be read');
  expect(() => read({ push: 'fcm', fcmConfig: short })).toThrow('has no vapidKey');
});
