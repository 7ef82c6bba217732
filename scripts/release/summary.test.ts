import { expect, test } from 'vitest';
import { releaseSummary, tagOf } from './summary.ts';

const CHANGELOG = `# Changelog

## Unreleased

## 1.2.0 - 2026-03-01

### Changed

- **Breaking**: the prop \`a\` is \`b\`. Rename
  it.
- C.

## 1.1.0 - 2026-02-01

- **Breaking**: D.
`;
const PACKED = { size: 2_048_000, unpackedSize: 8_192_000, entryCount: 412 };

test('a summary has tag, files, sizes and what is breaking', () => {
  expect(releaseSummary('1.2.0', CHANGELOG, PACKED)).toEqual([
    'vendor-portal 1.2.0, with the tag latest',
    '412 files, 2,000 KiB to download, 8,000 KiB unpacked',
    'What needs work of a host:',
    '- **Breaking**: the prop `a` is `b`. Rename it.',
  ]);
  expect(releaseSummary('1.3.0', CHANGELOG, PACKED)).toContain('Nothing is breaking.');
});

test('a version before a final one has the tag next', () => {
  expect([tagOf('1.0.0-beta.1'), tagOf('1.0.0')]).toEqual(['next', 'latest']);
});
