// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Endpoint, endpoints } from './endpoints';

interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
}

const KEY = '#/components/parameters/IdempotencyKey';

test('the contract describes the Idempotency-Key of every write, and of nothing else', () => {
  const contract = parse(readFileSync('contract/openapi.yaml', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const described = operations.filter((one) => one.parameters?.some(({ $ref }) => $ref === KEY));
  const table: [string, Endpoint][] = Object.entries(endpoints);
  const writes = table.filter(([, { writes: isWrite }]) => isWrite).map(([name]) => name);
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(writes.sort());
});
