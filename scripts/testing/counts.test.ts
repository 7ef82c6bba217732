import { expect, test } from 'vitest';
import {
  addCounts,
  countOne,
  countPlaywright,
  countVitest,
  crashesOfPlaywright,
  failuresOfPlaywright,
  failuresOfVitest,
  settle,
  unstableOfPlaywright,
} from './counts.ts';

test('a stage without tests of its own counts as one', () => {
  expect(addCounts(countOne(0), countOne(3))).toEqual({ passed: 1, failed: 1 });
});

test('the tests of vitest are counted one by one', () => {
  const report = { numPassedTests: 5, numFailedTests: 2 };

  expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
});

test('a browser test that passed when it was repeated counts as passed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 } };

  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 1 });
});

test('a run that ended badly without a failed test counts as a failure', () => {
  expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
});

test('a run without tests counts as a failure', () => {
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a failure is not counted twice', () => {
  expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a failed test is named with its file', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'one', status: 'passed' },
        { fullName: 'two', status: 'failed' },
      ],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(failuresOfVitest({ testResults })).toEqual(['a.test.ts: two', 'b.test.ts']);
});

test('a failed browser test is named in whatever group it is', () => {
  const spec = { file: 'a.test.ts', title: 'two', ok: false, tests: [] };
  const group = { specs: [{ ...spec, title: 'one', ok: true }, spec] };
  expect(failuresOfPlaywright({ specs: [], suites: [group] })).toEqual(['a.test.ts: two']);
});

test('a browser test that passed only when it was repeated is named', () => {
  const spec = { file: 'a.test.ts', title: 'one', ok: true, tests: [{ status: 'expected' }] };
  const repeated = { ...spec, title: 'two', tests: [{ status: 'flaky' }] };
  const group = { specs: [spec, repeated] };
  expect(unstableOfPlaywright({ specs: [], suites: [group] })).toEqual(['a.test.ts: two']);
});

test('an error outside of the tests is named by its first line', () => {
  const errors = [{ message: 'Error: the browser is gone\n    at close' }, {}];
  expect(crashesOfPlaywright({ errors })).toEqual([
    'Error: the browser is gone',
    'An error without a message',
  ]);
});
