import { expect } from 'vitest';
import { runProofSchedule } from './runProofSchedule.ts';
import { testSchedules } from './testSchedules.ts';

testSchedules('no proof of packing is lost or doubled', {
  count: 15,
  run: runProofSchedule,
  check(results) {
    const proofs = results.reduce((sum, result) => sum + result.proofs, 0);
    expect(proofs).toBeGreaterThan(results.length * 2);
  },
});
