import { expect, test } from 'vitest';
import { DEFAULTS, readSettings, type Settings, writeSettings } from './settings.ts';

test('the defaults have no query', () => {
  expect(writeSettings(DEFAULTS)).toBe('');
});

test.each<[string, Partial<Settings>]>([
  ['?look=mui', { look: 'mui' }],
  ['?phone=1', { phone: true }],
  ['?traffic=0', { traffic: '0' }],
  ['?off=offers,team', { off: ['team', 'offers'] }],
  ['?capabilities=orders.changes', { capabilities: ['orders.changes'] }],
])('%s is read as it was written', (query, part) => {
  const { off, ...rest } = { ...DEFAULTS, ...part };
  const read = readSettings(query);
  expect({ ...read, off: new Set(read.off) }).toEqual({ ...rest, off: new Set(off) });
  expect(readSettings(writeSettings(read))).toEqual(read);
});

test('unknown values are ignored', () => {
  expect(readSettings('?look=plaid&off=kitchens&phone=yes&traffic=-1&evil=1')).toEqual(DEFAULTS);
});

test('a query of others is kept', () => {
  expect(writeSettings({ ...DEFAULTS, look: 'mui' }, '?utm=x&look=shadcn')).toBe('?utm=x&look=mui');
});
