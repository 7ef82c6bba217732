import { expect } from 'vitest';
import { runSchedule } from './runSchedule.ts';
import { testSchedules } from './testSchedules.ts';

testSchedules('no change is lost or repeated', {
  // Each takes a quarter of a second of processor time, mostly in the real HTTP client and the real database.
  count: 50,
  run: runSchedule,
  check(results) {
    const changes = results.reduce((sum, result) => sum + result.changes, 0);
    expect(changes).toBeGreaterThan(results.length / 2);
  },
});
