import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type BrowserTest,
  chooseTests,
  concernsSite,
  GALLERY_STATES,
  nameOf,
  roomOf,
  statesOfOtherTurns,
  TURNS,
} from './chooseTests.ts';

const TITLES = Array.from({ length: 20 }, (_, at) => [`fact ${at}`]);

const testsOf = (file: string): BrowserTest[] =>
  TITLES.map((titles) => ({ project: 'screens', file, titles }));

const FILES = ['menu/list.test.ts', 'menu/changes.test.ts', 'team/form.test.ts'];
const TESTS = FILES.flatMap(testsOf);

function choose(changed: readonly string[], turn = 0) {
  const { chosen, rooms } = chooseTests(TESTS, { changed, turn });
  return { names: chosen.map(nameOf), rooms };
}

test('every test runs in one of five runs', () => {
  const turns = Array.from({ length: TURNS }, (_, turn) => choose([], 1062 + turn).names);

  expect(new Set(turns.flat())).toEqual(new Set(TESTS.map(nameOf)));
  expect(Math.max(...turns.map(({ length }) => length))).toBeLessThan(TESTS.length / 2);
});

test('the first test of each room is in every run', () => {
  const first = ['menu/list.test.ts › fact 0', 'team/form.test.ts › fact 0'];
  for (let turn = 0; turn < TURNS; turn += 1) {
    expect(choose([], turn).names).toEqual(expect.arrayContaining(first));
  }
});

test.each(['src/features/team/pages/TeamPage.tsx', 'tests/e2e/team/form.test.ts'])(
  'a change of %s runs all tests of the room',
  (path) => {
    const { names, rooms } = choose([path]);

    expect(rooms).toEqual(['team']);
    expect(names.filter((name) => name.startsWith('team/'))).toHaveLength(TITLES.length);
    expect(names.length).toBeLessThan(TESTS.length);
  },
);

test('a change of the code that all features use runs a part of each room', () => {
  const { names, rooms } = choose(['src/core/api/client.ts', 'docs/architecture.md']);

  expect(rooms).toEqual([]);
  expect(names).toEqual(choose([]).names);
});

test('each feature has a room of browser tests', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = foldersOf('tests/e2e').map(({ name }) => name);
  const features = foldersOf('src/features').map(({ name }) => `src/features/${name}/public.ts`);

  expect(features).not.toEqual([]);
  expect(features.filter((path) => !rooms.includes(roomOf(path) ?? ''))).toEqual([]);
});

test('the browser tests are in rooms', () => {
  const names = readdirSync('tests/e2e');

  expect(names).toContain('orders');
  expect(names.filter((name) => name.endsWith('.test.ts'))).toEqual([]);
});

test.each([
  'docs/push.md',
  'site/sidebar.ts',
  'api/index.api.md',
  'src/index.ts',
  'contract/openapi.yaml',
])('a change of %s concerns the site', (path) => {
  expect(concernsSite(path)).toBe(true);
});

test.each(['src/portal/routes.tsx', 'tests/e2e/team/form.test.ts', 'CHANGELOG.md'])(
  'a change of %s does not concern the site',
  (path) => {
    expect(concernsSite(path)).toBe(false);
  },
);

test('five runs open the gallery in every state', () => {
  const turns = [0, 1, 2, 3, 4].map((turn) => statesOfOtherTurns(['docs/push.md'], turn));
  const opened = turns.flatMap((left) => GALLERY_STATES.filter((state) => !left.includes(state)));

  expect(opened.toSorted()).toEqual([...GALLERY_STATES].sort());
  expect(Math.max(...turns.map((left) => GALLERY_STATES.length - left.length))).toBe(2);
});

test('a change of the gallery opens it in every state', () => {
  expect(statesOfOtherTurns(['site/src/states/states.ts'], 0)).toEqual([]);
});
