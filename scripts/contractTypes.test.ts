import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { contractAdditions } from '../build/contractAdditions.ts';
import { contractTypes } from '../build/contractTypes.ts';

const FILE = 'src/core/contracts/backend/backend.ts';

test('the types of the records are those of the contract', async () => {
  const committed = readFileSync('src/core/contracts/backend/records.ts', 'utf8');
  expect(committed, 'run npm run contract-types').toBe(await contractTypes(process.cwd()));
});

test('the calls that add something are those of the contract', () => {
  const committed = readFileSync('src/core/contracts/backend/additions.ts', 'utf8');
  expect(committed, 'run npm run contract-types').toBe(contractAdditions(process.cwd()));
});

test('an editor shows what the contract says about a call at the function of a mapping', () => {
  const program = ts.createProgram([FILE], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const declaration = source?.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'Backend',
  );
  if (!declaration) throw new Error('There is no type Backend');
  const call = checker.getTypeAtLocation(declaration).getProperty('orderDetails');
  const words = ts.displayPartsToString(call?.getDocumentationComment(checker));
  expect(words).toBe(
    'Read one order by its order number or its id.\n\n' +
      '`order_id` is the number that the vendor reads on the bill, or the `_id` of the order.',
  );
});
