import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractTypes } from '../build/contractTypes.ts';

test('the types of the records are those of the contract', async () => {
  const committed = readFileSync('src/core/contracts/backend/records.ts', 'utf8');
  expect(committed, 'run npm run contract-types').toBe(await contractTypes(process.cwd()));
});
