import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const PAGE = readFileSync('docs/architecture.md', 'utf8');

/** The files that a section lists, one in each numbered line. */
function filesOf(title: string): string[] {
  const [, section = ''] = PAGE.split(`## Flow: ${title}\n`);
  const [intro = ''] = section.split('\n## ');
  return [...intro.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
}

/** The code of the portal by its path in `src/`, without tests. */
const CODE = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')]),
);

/** The files outside of `allowed` whose code matches `pattern`. Matches in comments are ignored. */
function filesWith(pattern: RegExp, allowed: RegExp): string[] {
  const hits = [...CODE].filter(
    ([file, code]) =>
      !allowed.test(file) && pattern.test(code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '')),
  );
  return hits.map(([file]) => file);
}

/** Files that run as soon as the portal starts. A flow may begin in them and in the files that they import. */
const STARTED = ['portal/createPortal.ts', 'features/orders/live/LiveOrders.tsx'];

test.each([
  ['accepting an order', 24],
  ['signing in', 35],
])('%s needs at most %i files, and each exists', (title, most) => {
  const files = filesOf(title);

  expect(files.length).toBeGreaterThan(most / 2);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !CODE.has(file))).toEqual([]);
});

test.each(['changing a price', 'receiving a push'])(
  '%s: each file that is named exists',
  (title) => {
    const [, section = ''] = PAGE.split(`## Flow: ${title}\n`);
    const [intro = ''] = section.split('\n## ');
    const named = [...intro.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
    const files = [...CODE.keys()].map((file) => `/${file}`);

    expect(named).not.toEqual([]);
    expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
  },
);

test.each(['accepting an order', 'signing in'])('%s: no file on the path is left out', (title) => {
  const files = filesOf(title);
  const [first = ''] = files;
  const starts = [first, ...STARTED, ...STARTED.flatMap(importsOf)];
  const reachable = reach(
    starts.filter((file) => files.includes(file)),
    (file) => files.includes(file),
  );
  const left = files.filter((file) => !reachable.has(file));
  const ways = reach(starts, () => true);

  expect(left.map((file) => wayTo(file, ways).filter((one) => !files.includes(one)))).toEqual([]);
});

/** The files that `starts` import, directly or not. Each is mapped to the file that imports it. */
function reach(starts: readonly string[], isOpen: (file: string) => boolean) {
  const visited = new Map<string, string | null>(starts.map((file) => [file, null]));
  for (const file of visited.keys()) {
    for (const next of importsOf(file)) {
      if (isOpen(next) && !visited.has(next)) visited.set(next, file);
    }
  }
  return visited;
}

function wayTo(file: string, ways: ReadonlyMap<string, string | null>): string[] {
  const before = ways.get(file);
  return before ? [...wayTo(before, ways), file] : [file];
}

const IMPORT = /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()\s*'(\.[^']+)'/gm;

/** The imports of a file at run time, without types. */
function importsOf(file: string): string[] {
  return [...(CODE.get(file) ?? '').matchAll(IMPORT)].flatMap(([, path = '']) => {
    const target = posix.join(posix.dirname(file), path);
    return [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((one) => CODE.has(one));
  });
}

test('only the clock service reads the time of the device, and the push worker, which has none', () => {
  const allowed = /^(?:core\/clock\/createClock|adapters\/push\/worker\/vendorPortalSw)\.ts$/;

  expect(filesWith(/\bDate\.now\b|\bnew Date\(\s*\)/, allowed)).toEqual([]);
});

test('only `shortNumberAtom` shortens the number of an order', () => {
  const allowed = /^core\/orders\/(?:orderIds|shortNumbers)\.ts$/;

  expect(filesWith(/\bshortNumberOf\b/, allowed)).toEqual([]);
});

/** What else turns texts into numbers, by the reason why the text is not from a person or a file. */
const NUMBER_READERS: Readonly<Record<string, readonly string[]>> = {
  'the reader itself': ['core/amount/amounts.ts', 'core/amount/units.ts'],
  'a value of the backend': [
    'core/api/unwrap.ts',
    'core/format/wireAmount.ts',
    'core/format/writtenDays.ts',
    'core/orders/preparation.ts',
    'core/orders/shortNumbers.ts',
    'core/permissions/grants.ts',
    'core/restaurant/timings/clock.ts',
    'features/printing/ticket/kitchenLines.ts',
    'features/printing/ticket/ticketOf.ts',
    'features/ratings/components/StarChart.tsx',
    'features/team/wire.ts',
    'ui/patterns/host/parts/fieldValues.ts',
  ],
  'digits that a field has read, for the backend': [
    'features/auth/data.ts',
    'features/restaurant/data.ts',
    'features/restaurant/profileValues.ts',
    'features/restaurant/wire.ts',
  ],
  'a parameter of the URL': [
    'features/history/historyFilters.ts',
    'core/menu/menuList.ts',
    'ui/patterns/table/listUrl.ts',
  ],
  'a value that the portal stored': [
    'core/device/vendorData.ts',
    'core/orders/proof/sendProofs.ts',
    'core/orders/proof/setting.ts',
    'core/orders/work/inWork.ts',
    'features/alerts/createRegistration.ts',
    'features/runs/review/ChangeRow.tsx',
    'features/runs/review/warnings.ts',
    'features/runs/useChangeWords.ts',
    'features/stock/outUntil/outUntil.ts',
    'features/device/coach/pushTest.ts',
    'features/printing/device/jobs.ts',
    'features/printing/device/printed.ts',
  ],
  'a property of the host, or a version': [
    'portal/props/usableCodeLength.ts',
    'adapters/push/fcm/firebaseVersion.ts',
    'portal/diagnostics/page/watchHostPage.ts',
    'presets/mui.ts',
    'ui/theme/ThemeRoot.tsx',
  ],
  'a part of the page': [
    'features/legal/pages/LegalPage.tsx',
    'features/menu-form/crop/CropDialog.tsx',
    'features/prices/table/PriceTable.tsx',
    'features/prices/table/usePaintedSelection.ts',
    'features/kitchen/rules/kitchenKeys.ts',
    'ui/patterns/host/inheritance.ts',
    'ui/patterns/list/cardWindow/useCardWindow.ts',
    'ui/patterns/table/DataTablePager.tsx',
  ],
  'what a spreadsheet makes of a text, to find its damage': ['features/menu-file/damage.ts'],
  'a computed value': [
    'core/format/zone.ts',
    'features/availability/useAvailability.ts',
    'features/menu-file/placeOf.ts',
    'core/menu/runs/lists.ts',
    'core/menu/fields/schema.ts',
    'ui/patterns/period/PeriodCalendar.tsx',
    'ui/patterns/period/calendarDays.ts',
  ],
};

test('only `core/amount` reads the numbers of people and files', () => {
  const readers =
    /\b(?:Number|parseFloat|parseInt)\(|\bmap\(Number\)|\.valueAsNumber\b|[=(,:?]\s*\+[a-zA-Z(]|import \{[^}]*\bamount\b[^}]*\} from '[./a-z]*\/wireAmount'/;
  const allowed = new Set(Object.values(NUMBER_READERS).flat());
  const matches = filesWith(readers, /^$|(?:^|\/)wire\.ts$/);

  expect(matches.filter((file) => !allowed.has(file))).toEqual([]);
  expect([...allowed].filter((file) => !filesWith(readers, /^$/).includes(file))).toEqual([]);
});

test('only `data.ts` or `api.ts` calls the backend', () => {
  const calls =
    /\.(?:one|list|page|send|stream)\(\s*'|\bapi(?:Atom\))?\.(?:one|list|page|send|stream)\(/;

  expect(filesWith(calls, /\/(?:data|api)\.ts$/)).toEqual([]);
});

/**
 * Other files that may name fields: storage keys have the same names, `firstCalls` loads before `api.ts`, and the types of
 * the contract are public.
 */
const OTHERS =
  'core/(?:api|contracts/backend|device|session)/|adapters/storage/|core/(?:orders|vendor)/firstCalls|core/menu/itemTable';

test('one file has each operation', () => {
  const calls = [...CODE].flatMap(([file, code]) => {
    const names = [...code.matchAll(/\.(?:one|list|page|send|stream)\(\s*'(\w+)'/g)];
    return [...new Set(names.map(([, name]) => name))].map((name) => ({ name, file }));
  });
  const repeated = calls.filter(({ name }, at) =>
    calls.slice(0, at).some((one) => one.name === name),
  );

  expect(repeated).toEqual([]);
});

test('only `wire.ts` names fields of the backend, and the file of a call what it asks for', () => {
  const names = fieldsOf(parse(readFileSync('contract/openapi.yaml', 'utf8')));
  const fields = new RegExp(`\\b(?:${names.filter((name) => name.includes('_')).join('|')})\\b`);
  const allowed = new RegExp(`/(?:data|api|wire)\\.ts$|^(?:${OTHERS})`);

  expect(filesWith(fields, allowed)).toEqual([]);
});

/** The names of all properties in a schema, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...fieldsOf(value),
  ]);
}

test('only `data.ts`, `queries.ts` and `mutations.ts` create atoms for queries and mutations', () => {
  const allowed =
    /(?:\/data|[qQ]ueries|[mM]utations|core\/state\/(?:queryClient|mutationAtom))\.ts$/;

  expect(filesWith(/\b(?:query|mutation)Atom[<(]/, allowed)).toEqual([]);
});

test('only `schema.ts` and the rules in `core/forms` validate with yup', () => {
  expect(filesWith(/\bfrom 'yup'/, /\/schema\.ts$|^core\/forms\//)).toEqual([]);
});

test('the types of the standard files of a feature are in `data.ts` or `types.ts`', () => {
  const others = /^(?!features\/.+\/(?:api|wire|schema|\w*[qQ]ueries|\w*[mM]utations)\.ts$)/;

  expect(filesWith(/^export (?:interface|type) \w/m, others)).toEqual([]);
});

test('the portal shows each file in `pages/` of a feature, and no other component', () => {
  const files = [...CODE.keys()];
  const shown = files.filter((file) => file.startsWith('portal/')).flatMap(importsOf);
  const pages = files.filter((file) => /^features\/[^/]+\/pages\//.test(file));
  const components = shown.filter((file) => /^features\/.+\.tsx$/.test(file));

  expect([...new Set(components)].sort()).toEqual(pages.sort());
  expect(pages.filter((file) => !file.endsWith('Page.tsx'))).toEqual([]);
});

test('a folder `components/` has more than one component', () => {
  const folders = [...CODE.keys()].flatMap(
    (file) => /^(features\/.+\/components)\/[^/]+\.tsx$/.exec(file)?.[1] ?? [],
  );

  expect(folders).not.toEqual([]);
  expect(
    folders.filter((folder) => folders.indexOf(folder) === folders.lastIndexOf(folder)),
  ).toEqual([]);
});

test('styles name the sides of a line and not those of the screen, for languages from right to left', () => {
  const side = /\b(?:margin|padding|border)-(?:left|right)\b|-(?:left|right)-radius:/;
  const value =
    /\b(?:text-align|float): (?:left|right)|^\s+(?:left|right): (?:[-\d$]|auto|calc|var)/;
  // "1px 2px 1px 3px": the second and the fourth are right and left.
  const length = String.raw`((?:\$\{[^}]*\}|calc\((?:[^()]|\([^()]*\))*\)|[-\w.%]+))`;
  const four = `${length} ${length} ${length} (?!\\2;)${length};`;
  const sides = new RegExp(`^\\s+(?:margin|padding|inset): ${four}`, 'm');
  const shadow = /box-shadow: inset [1-9]/;
  const physical = new RegExp(
    [side, value, sides, shadow].map(({ source }) => source).join('|'),
    'm',
  );
  // A library moves the frame of a crop from its left edge.
  const allowed = /^features\/menu-form\/crop\/cropStyles\.ts$/;

  expect(filesWith(physical, allowed)).toEqual([]);
});

test('no style names a sibling by its tag or state alone, which restyles all that is beside an inserted element', () => {
  // `li + li {`, `> * ~ p,`
  const sibling = /(?:^|[\s(>])(?:\*|[a-z][a-z\d]*)?(?:(?<=[*\w]|[>(] ?):[a-z-]+)* [+~] /;
  const selector = new RegExp(`^\\s*[&.:[].*(?:${sibling.source}).*[{,]$`, 'm');

  expect(filesWith(selector, /^$/)).toEqual([]);
});

test('no list of unknown length becomes the arguments of a function', () => {
  const spread = /\b(?:max|min|push|unshift|concat|fromCharCode|fromCodePoint)\(\.\.\./;
  expect(filesWith(spread, /^$/)).toEqual([]);
});

test('no two files have names that differ only in case', () => {
  // The bundler of the package takes one for the other, as some file systems do.
  const names = [...CODE.keys()].map((file) => file.replace(/\.tsx?$/, ''));
  const taken = new Map(names.map((name) => [name.toLowerCase(), name]));
  expect(names.filter((name) => taken.get(name.toLowerCase()) !== name)).toEqual([]);
});

test('only `LazyPart`, boundaries and the shell wait for lazy code, so that a failed load falls inside its part', () => {
  const allowed =
    /^(?:ui\/patterns\/(?:LazyPart|lazyPage|host\/HostBoundary)|adapters\/maps\/googleMaps|portal\/(?:Screen|routes|VendorPortal|extend\/Host(?:Content|Outlet)))\.tsx$/;

  expect(filesWith(/\bSuspense\b|\blazy\(/, allowed)).toEqual([]);
});

/** Files whose lazy components are whole screens, or are shown only once they are loaded. */
const SCREENS =
  /^(?:portal\/.*|features\/auth\/components\/SignInForm|features\/orders\/pages\/OrdersPage|features\/orders\/status\/OrderQuestion|features\/printing\/button\/Printing)\.tsx$/;

test('a lazy component of a feature is rendered inside a part with its own boundary', () => {
  const bare = [...CODE].flatMap(([file, code]) => {
    const names = [...code.matchAll(/\bconst (\w+) = lazyPage\b/g)].map(([, name = '']) => name);
    return names
      .filter((name) => new RegExp(`<${name}\\b`).test(code) && !isInPart(code, name))
      .map((name) => `${file}: ${name}`);
  });

  expect(bare.filter((one) => !SCREENS.test(one.split(':')[0] ?? ''))).toEqual([]);
});

/** Whether each use of the component is the first element in a part or a boundary. */
function isInPart(code: string, name: string): boolean {
  const uses = code.split(new RegExp(`<${name}\\b`)).slice(0, -1);
  return uses.every((before) =>
    /<(?:LazyPart|LatePart|OptionalPart|HostBoundary)\b[^<]*?(?:<[^<>]*\/>[^<]*)?>\s*$/.test(
      before,
    ),
  );
}
