import { createHash } from 'node:crypto';

export interface BrowserTest {
  project: string;
  /** The path in `tests/e2e`. Its folder, the room, has the name of a feature or of a part of the shell. */
  file: string;
  /** The names of its groups, then its own. */
  titles: readonly string[];
}

export interface Choice {
  chosen: readonly BrowserTest[];
  /** The rooms that run whole, because their code or their tests have changed. */
  rooms: readonly string[];
}

/** Every test runs at least once in so many runs. */
export const TURNS = 5;

/** The features whose tests are in the room of another name. */
const ROOM_OF: Readonly<Record<string, string>> = {
  alerts: 'push',
  device: 'orders',
  payouts: 'payments',
};

const IN_ROOM = /^(?:src\/features|tests\/e2e)\/([\w-]+)\//;

/** The room whose tests a changed file concerns. Code that all features use has none: each room runs a part. */
export function roomOf(path: string): string | null {
  const [, folder = null] = IN_ROOM.exec(path) ?? [];
  return folder && (ROOM_OF[folder] ?? folder);
}

const OF_SITE =
  /^(?:api|contract|docs|site|tests\/site)\/|^(?:README\.md|src\/index\.ts)$|^scripts\/site/;

/** Whether the site shows a changed file, or is made by it. */
export const concernsSite = (path: string): boolean => OF_SITE.test(path);

/** The states of each screen in the gallery of the site. */
export const GALLERY_STATES = [
  'filled',
  'loading',
  'empty',
  'failed',
  'offline',
  'long',
  'rtl',
  'hi',
];

/** The states in which the whole gallery is not opened in this turn. A change of the gallery opens it in every state. */
export function statesOfOtherTurns(changed: readonly string[], turn: number): readonly string[] {
  if (changed.some((path) => /^(?:site\/src\/states|tests\/site)\//.test(path))) return [];
  return GALLERY_STATES.filter((_state, at) => at % TURNS !== turn % TURNS);
}

/** The turn of a text in `0 … TURNS - 1`. It stays when other tests are added or removed. */
export function turnOfText(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % TURNS;
}

export const nameOf = ({ file, titles }: BrowserTest): string => [file, ...titles].join(' › ');

/**
 * Chooses the first test of each room, all tests of the changed rooms and, of the others, those whose group is next.
 */
export function chooseTests(
  tests: readonly BrowserTest[],
  { changed, turn }: { changed: readonly string[]; turn: number },
): Choice {
  const all = new Set(tests.map(({ file }) => roomOf(`tests/e2e/${file}`)));
  const rooms = [...new Set(changed.map(roomOf))].filter((room) => room !== null && all.has(room));
  const seen = new Set<string | null>();
  const chosen = tests.filter((test) => {
    const room = roomOf(`tests/e2e/${test.file}`);
    const isFirst = !seen.has(room);
    seen.add(room);
    return isFirst || rooms.includes(room) || turnOfText(nameOf(test)) === turn % TURNS;
  });
  return { chosen, rooms: rooms.filter((room) => room !== null).toSorted() };
}
