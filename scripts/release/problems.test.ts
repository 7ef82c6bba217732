import { expect, test } from 'vitest';
import { releaseProblems } from './problems.ts';

const READY = {
  version: '1.2.0',
  changelog:
    '# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-03-01\n\n- A.\n\n## 1.1.0 - 2026-02-01\n',
  apiVersion: '1.2.0',
  status: '',
  missingTexts: { ta: 0 },
};

test('a clean tree whose version heads the changelog may be published', () => {
  expect(releaseProblems(READY)).toEqual([]);
});

test.each([
  ['an uncommitted change', { status: ' M src/index.ts\n' }, /uncommitted/],
  [
    'a version that is not semantic',
    { version: '1.2', apiVersion: '1.2', changelog: '## 1.2 - 2026-03-01\n' },
    /not a semantic version/,
  ],
  ['the API of another version', { apiVersion: '1.1.0' }, /API of 1\.1\.0/],
  ['a version without a heading', { version: '1.3.0', apiVersion: '1.3.0' }, /begins with 1\.2\.0/],
  ['a changelog without a version', { changelog: '## Unreleased\n' }, /begins with no version/],
  [
    'entries under Unreleased',
    { changelog: READY.changelog.replace('Unreleased\n', 'Unreleased\n\n- B.\n') },
    /still has entries/,
  ],
  [
    'a heading without a date',
    { changelog: READY.changelog.replace('1.1.0 - 2026-02-01', '[1.1.0]') },
    /unknown heading: ## \[1\.1\.0\]/,
  ],
  ['a text without a translation', { missingTexts: { ta: 0, ur: 2 } }, /pack ur lacks 2 texts/],
])('%s keeps a version back', (_what, state, problem) => {
  expect(releaseProblems({ ...READY, ...state })).toEqual([expect.stringMatching(problem)]);
});
