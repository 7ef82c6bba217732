import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { contractCalls } from '../build/contractCalls.ts';
import { contractTypes } from '../build/contractTypes.ts';
import { readRoutes } from '../sandbox/contract/document.ts';
import { loadDocument } from '../sandbox/contract/loadDocument.ts';

const FILE = 'src/core/contracts/backend/backend.ts';

test('the types of the records are those of the contract', async () => {
  const committed = readFileSync('src/core/contracts/backend/records.ts', 'utf8');
  expect(committed, 'run npm run contract-types').toBe(await contractTypes(process.cwd()));
});

test.each(Object.entries(contractCalls(process.cwd())))(
  '%s is that of the contract',
  (path, text) => {
    expect(readFileSync(path, 'utf8'), 'run npm run contract-types').toBe(text);
  },
);

test('every write says in the contract whether a repeat adds something', () => {
  const operations = [...readRoutes(loadDocument()).values()].map(({ operation }) => operation);
  const wrong = operations.filter(
    ({ parameters = [], 'x-adds': adds = '' }) =>
      parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) &&
      !/^(always|never|(with|without) \w+)$/.test(adds),
  );
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
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
