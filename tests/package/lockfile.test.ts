import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

function isLocked(at: string, name: string): boolean {
  if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
  return at !== '' && isLocked(at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))), name);
}

// A lock file that was written with an incomplete registry lacks the packages of some platforms, and `npm ci` refuses
// it.
test('the lock names the optional packages of every platform', () => {
  const optional = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ at, name })),
  );

  expect(optional.length).toBeGreaterThan(20);
  expect(optional.filter(({ at, name }) => !isLocked(at, name))).toEqual([]);
});

test('the lock names no registry', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the lock has the checksum of every package', () => {
  const entries = Object.entries(packages).filter(([at, { link }]) => at !== '' && !link);

  expect(entries.length).toBeGreaterThan(100);
  expect(
    entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([at]) => at),
  ).toEqual([]);
});

test('nothing that a host installs has an install script', () => {
  const withScript = Object.entries(packages).filter(([, one]) => one.hasInstallScript);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };

  expect(withScript.length).toBeGreaterThan(0);
  expect(withScript.filter(([at, { dev }]) => at !== '' && !dev)).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$/.test(name))).toEqual([]);
});
