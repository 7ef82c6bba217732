import { expect } from 'vitest';
import { runIssueSchedule } from './runIssueSchedule.ts';
import { testSchedules } from './testSchedules.ts';

testSchedules('no answer to an issue is doubled, or late without a word', {
  count: 15,
  run: runIssueSchedule,
  check(results) {
    const answers = results.reduce((sum, result) => sum + result.answers, 0);
    expect(answers).toBeGreaterThan(results.length / 2);
    const said = new Set(results.flatMap((result) => [...result.said]));
    expect([...said]).toEqual(expect.arrayContaining(['done', 'elsewhere', 'late', 'unknown']));
  },
});
