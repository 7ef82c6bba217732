import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSERS, type Browser, type Versions } from './browserData.ts';
import { featuresOf } from './browserFeatures.ts';

/** Methods of Web Serial, WebUSB and Web Bluetooth, which `vendor-portal/printers` uses where they are. */
const DEVICE_METHODS =
  'claimInterface getCharacteristic getDevices getInfo getPorts getPrimaryService requestDevice requestPort selectAlternateInterface selectConfiguration startNotifications transferIn transferOut writeValueWithResponse writeValueWithoutResponse';

/** Features that are used only if the browser has them; the portal works without them. */
const WHERE_PRESENT: Readonly<Record<string, string>> = {
  '.getComposedRanges': 'the text that is selected in a shadow root stays selected',
  '.createPolicy': 'Trusted Types, of pages that require them',
  '.createHTML': 'Trusted Types',
  '.createScriptURL': 'Trusted Types',
  '.getAttributeType': 'Trusted Types, asked by DOMPurify',
  ':picker': 'the look of lists, inside of @supports',
  ':picker-icon': 'the look of lists, inside of @supports',
  '@page': 'the margins of paper',
  'navigator.vibrate': 'the alarm of a phone',
  '.vibrate': 'the alarm of a phone',
  '.share': 'the close of day, which is copied otherwise',
  '.computedStyleMap': 'the exact line height of a page; without it the factor is used',
  ':-webkit-search-cancel-button': 'the cross of a search field, which Firefox does not have',
  '.postTask': 'the list of the history, which is read at once otherwise',
  '.startViewTransition': 'React, for components that the portal does not have',
  '.skipTransition': 'React, for components that the portal does not have',
  '.getHourCycles': 'the clock of a language, beside its older property',
  'Error.captureStackTrace': 'axios asks for it first',
  ...Object.fromEntries(
    DEVICE_METHODS.split(' ').map((name) => [`.${name}`, 'connections that are offered only here']),
  ),
};
/** Methods of the portal and its libraries that have the same name as a newer browser method. */
const OURS = new Set(
  [
    'adopt build cast createContext destroy details dispatch draw drop expand fetch forget getName hide image',
    'imageSizes info isError level number pulse retry run sources space take toArray token turn use watch when',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `.${name}`),
);
const FOLDERS = ['dist', 'dist/element', 'dist/push-fcm', 'dist/push-web', 'dist/worker'];

type Need = [name: string, versions: Versions];

function needsOf(code: string): Need[] {
  return [...featuresOf(code)].filter(([name]) => !(name in WHERE_PRESENT) && !OURS.has(name));
}

/** The versions in the table of the docs. */
function readTable(): Versions {
  const page = readFileSync('docs/host-matrix.md', 'utf8');
  const rows = page.matchAll(/^\| (?<browser>[A-Z][\w ]+) \| (?<version>[\d.]+) \|/gm);
  const entries = [...rows].map(({ groups }) => [groups?.browser, Number(groups?.version)]);
  return Object.fromEntries(entries) as Versions;
}

const table = readTable();
/** The features that the scripts of the package use. */
const shipped = [
  ...new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .flatMap((name) => needsOf(readFileSync(`${folder}/${name}`, 'utf8'))),
    ),
  ),
];

/** The features that need a newer browser than the table lists, such as "Promise.try: Chrome 128". */
function newerThanTable(needs: readonly Need[]): string[] {
  return needs.flatMap(([name, versions]) =>
    (Object.keys(BROWSERS) as Browser[])
      .filter((browser) => !(versions[browser] <= table[browser]))
      .map((browser) => `${name}: ${browser} ${versions[browser]}`),
  );
}

test('the oldest versions of the table have everything that the scripts use', () => {
  expect(newerThanTable(shipped)).toEqual([]);
});

test('no version of the table could be older', () => {
  const needed = (Object.keys(BROWSERS) as Browser[]).map((browser) => [
    browser,
    Math.max(...shipped.map(([, versions]) => versions[browser])),
  ]);
  expect(table).toEqual(Object.fromEntries(needed));
});

test.each([
  ['await Array.fromAsync(list)', 'Array.fromAsync'],
  ['Promise.try(work)', 'Promise.try'],
  ['new Map().getOrInsert(1, 2)', '.getOrInsert'],
  ['/(?i:a)b/.test(name)', 'pattern modifiers'],
  ['const css = `a{color:contrast-color(red);}`', 'contrast-color()'],
  ['const css = `@function --a(){result:1;}`', '@function'],
])('%s is newer than the table', (code, name) => {
  expect(newerThanTable(needsOf(code)).join()).toContain(`${name}: Chrome`);
});
