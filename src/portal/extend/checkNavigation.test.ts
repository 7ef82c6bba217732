import { expect, test } from 'vitest';
import type { NavigationEntry } from '../../core/contracts';
import type { VendorPortalProps } from '../VendorPortalProps';
import { checkNavigation } from './checkNavigation';

const OWN: readonly NavigationEntry[] = [
  { id: 'orders', label: 'Orders', to: '/orders' },
  { id: 'timing', label: 'Timing', to: '/timing' },
];
const HELP = { id: 'help', label: 'Help', to: 'https://help.example/start' };

const check = (arrange: (entries: readonly NavigationEntry[]) => unknown) =>
  checkNavigation(OWN, arrange as VendorPortalProps['navigation']);

test('the host changes the entries', () => {
  const more = { id: 'more', label: 'More', to: '/more', children: [HELP] };
  const { entries, problem } = check((portalEntries) => [...portalEntries.toReversed(), more]);
  expect(entries.map(({ id }) => id)).toEqual(['timing', 'orders', 'more']);
  expect(entries[2]?.children).toEqual([HELP]);
  expect(problem).toBeNull();
});

test.each([
  ['a script', { id: 'evil', label: 'Evil', to: 'javascript:alert(1)' }, 'evil'],
  ['another origin', { id: 'evil', label: 'Evil', to: '//evil.example' }, 'evil'],
  ['no label', { ...HELP, label: '' }, 'help'],
  ['an id that is used', { ...HELP, id: 'orders' }, 'orders'],
  ['no id', { label: 'Help', to: '/help' }, 'one without an id'],
  ['children that are no list', { ...HELP, children: 'all' }, 'help'],
  ['no fields', null, 'one without an id'],
])('an entry with %s is left out with a report', (_name, entry, name) => {
  const { entries, problem } = check((portalEntries) => [...portalEntries, entry]);
  expect(entries).toEqual(OWN);
  expect(problem?.message).toBe(`The navigation prop returned invalid entries: ${name}`);
});

test.each([
  ['did not return a list', () => 'menu'],
  [
    'threw an error',
    () => {
      throw new Error('no menu');
    },
  ],
])('a function that %s leaves the menu unchanged', (what, arrange) => {
  const { entries, problem } = check(arrange);
  expect(entries).toBe(OWN);
  expect(problem?.message).toBe(`The navigation prop ${what}`);
});
