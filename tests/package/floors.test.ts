import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIREBASE_FLOOR } from '../../src/adapters/push/fcm/firebaseVersion.ts';

/** The lowest version without a known vulnerability, and the latest advisory for it. */
const FLOORS = [
  ['axios', '1.19.0', 'CR and LF in form data'],
  ['react-router', '7.18.3', 'GHSA-jjmj-jmhj-qwj2, redirects to other places'],
  ['react-router-dom', '7.18.3', 'brings the react-router of its own version'],
  ['js-cookie', '3.0.8', 'CVE-2026-46625, cookie attributes from a prototype'],
  ['dompurify', '3.4.18', 'GHSA-c2j3-45gr-mqc4, markup that survives'],
  ['firebase', '10.9.0', 'CVE-2024-11023, settings from a cookie'],
  ['vite', '8.0.5', 'CVE-2026-39363 to 39365, files read through the dev server'],
  ['esbuild', '0.28.1', 'GHSA-g7r4-m6w7-qqqr, files outside of the served folder'],
] as const;
/** Versions that were published with malware. */
const POISONED = ['axios@1.14.1', 'axios@0.30.4'];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean; hasInstallScript?: boolean }>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'peerDependencies',
  Record<string, string>
>;
/** The version ranges that npm may install, and those that the portal accepts at run time. */
const ranges: Record<string, string> = {
  ...manifest.peerDependencies,
  ...manifest.dependencies,
  firebase: `>=${FIREBASE_FLOOR}`,
};

function lockedVersions(name: string): string[] {
  const isCopy = (at: string) =>
    at === `node_modules/${name}` || at.endsWith(`/node_modules/${name}`);
  return Object.entries(packages).flatMap(([at, { version = '' }]) =>
    isCopy(at) ? [version] : [],
  );
}

function isBelow(version: string, floor: string): boolean {
  const [one = [], other = []] = [version, floor].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((part) => one[part] !== other[part]) ?? 0;
  return (one[at] ?? 0) < (other[at] ?? 0);
}

test.each(FLOORS)('%s is locked at %s or above (%s)', (name, floor) => {
  const versions = lockedVersions(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
});

// npm refuses to install into a host whose version is outside a peer range, even an optional one.
test('the peer dependencies are React besides the database of the sandbox', () => {
  expect(Object.keys(manifest.peerDependencies)).toEqual([
    '@electric-sql/pglite',
    'react',
    'react-dom',
  ]);
});

test('no poisoned version is locked', () => {
  const locked = lockedVersions('axios').map((version) => `axios@${version}`);
  expect(locked).not.toEqual([]);
  expect(locked.filter((version) => POISONED.includes(version))).toEqual([]);
});

test.each(FLOORS.filter(([name]) => name in ranges))(
  'a host cannot install a %s below %s (%s)',
  (name, floor) => {
    const [, least = ''] = /^(?:>=|\^|~)(\d+\.\d+\.\d+)$/.exec(ranges[name] ?? '') ?? [];
    expect(least).not.toBe('');
    expect(isBelow(least, floor)).toBe(false);
  },
);

test('no dependency of the package has an install script', () => {
  const installed = Object.entries(packages).filter(([, { dev }]) => !dev);
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});
