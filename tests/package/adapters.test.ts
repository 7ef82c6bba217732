import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEVICE_KEYS } from '../../src/core/device/keys.ts';
import { OWNERS_KEY } from '../../src/core/device/vendorData.ts';
import { QUERIES } from '../../src/core/navigation/heldQueries.ts';
import { SESSION_KEYS } from '../../src/core/session/sessionKeys.ts';

const PAGE = readFileSync('docs/adapters.md', 'utf8');
const STAYS = { device: 'always', session: 'until sign-out', vendor: '7 days' };

interface Row {
  kind: string;
  stays: string;
}

/** The rows of the table of keys, by key. */
function listed(): Record<string, Row> {
  const [, rest = ''] = PAGE.split('\n## Keys\n');
  const rows = [...rest.matchAll(/^\| (`.*?) \| (\w+) \| .* \| (.*) \|$/gm)];
  const entries = rows.flatMap(([, keys = '', kind = '', stays = '']) =>
    [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [key, { kind, stays }] as const),
  );
  return Object.fromEntries(entries);
}

const sorted = (rows: Record<string, Row>) => Object.entries(rows).toSorted();

test('adapters.md lists exactly the keys of the session', () => {
  const ofSession = Object.entries(listed()).filter(([, { kind }]) => kind === 'session');

  expect(ofSession.map(([key]) => key)).toEqual(SESSION_KEYS);
});

test('adapters.md lists exactly the keys of the tab', () => {
  const ofTab = Object.entries(listed()).filter(([, { kind }]) => kind === 'tab');

  expect(ofTab).toEqual([[QUERIES, { kind: 'tab', stays: STAYS.session }]]);
});

test('adapters.md lists exactly the keys of the device with their lifetimes', () => {
  const ofDevice = Object.entries(listed()).filter(([, { kind }]) => kind === 'device');
  const lifetimes = Object.entries({ ...DEVICE_KEYS, [OWNERS_KEY]: 'vendor' as const });
  const documented = lifetimes.map(([key, lifetime]) => [
    key,
    { kind: 'device', stays: STAYS[lifetime] },
  ]);

  expect(sorted(Object.fromEntries(ofDevice))).toEqual(sorted(Object.fromEntries(documented)));
});
