import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './program.ts';
import { readPushConfig } from './pushConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'vendor-portal-push-'));
const APP = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1' };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(config: Record<string, string>) {
  const { settings } = await readSettings([], '1.0.0', async () => config);
  return readPushConfig(settings);
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('only the sandbox pushes by default', async () => {
  expect(await read({})).toEqual({ kind: 'sandbox' });
  expect(await read({ push: 'none' })).toEqual({ kind: 'none' });
  expect(await read({ host: 'https://api.market.example' })).toEqual({ kind: 'none' });
});

test('the page receives the key of the sandbox for web push', async () => {
  const { settings } = await readSettings([], '1.0.0', async () => ({ push: 'web' }));

  expect(readPushConfig(settings, 'BKey')).toEqual({ kind: 'web', publicKey: 'BKey' });
  expect(() => readPushConfig(settings)).toThrow('is for the sandbox');
});

test('the page receives only the texts of the Firebase file', async () => {
  const file = write('whole.json', JSON.stringify({ ...APP, vapidKey: 'v', extra: { secret: 1 } }));

  const push = await read({ push: 'fcm', fcmConfig: file });

  expect(push).toEqual({ kind: 'fcm', config: APP, vapidKey: 'v' });
});

test('an unusable Firebase file is named with the reason', async () => {
  const [broken, short] = [write('broken.json', '{'), write('short.json', JSON.stringify(APP))];

  await expect(read({ push: 'fcm' })).rejects.toThrow('needs --fcm-config');
  await expect(read({ push: 'fcm', fcmConfig: join(folder, 'no.json') })).rejects.toThrow(
    'cannot be read',
  );
  await expect(read({ push: 'fcm', fcmConfig: broken })).rejects.toThrow('cannot be read');
  await expect(read({ push: 'fcm', fcmConfig: short })).rejects.toThrow('has no vapidKey');
});
