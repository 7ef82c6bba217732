// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Endpoint, endpoints } from './endpoints';

interface Operation {
  responses: Record<string, { content?: object }>;
  operationId: string;
  parameters?: { $ref?: string }[];
  security?: unknown[];
  requestBody?: object;
  'x-adds'?: string;
}

const KEY = '#/components/parameters/IdempotencyKey';
const contract = parse(readFileSync('contract/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** The calls of the contract except streams, which the client does not send. */
function calls(operations: Record<string, Operation>) {
  const isStream = ({ responses }: Operation) =>
    'text/event-stream' in (responses['200']?.content ?? {});
  return Object.entries(operations).filter(([, operation]) => !isStream(operation));
}

test('every call is the one that the contract describes', () => {
  const described = Object.entries(contract.paths).flatMap(([path, operations]) =>
    calls(operations).map(([method, { operationId, security }]) => [
      operationId,
      `${method.toUpperCase()} ${path.replace('{id}', ':id')}`,
      security?.length === 0,
    ]),
  );
  const table: [string, Endpoint][] = Object.entries(endpoints);
  const sent = table.map(([name, { method, path, ...rest }]) => {
    return [name, `${method} ${path}`, rest.public === true];
  });
  expect(described.sort()).toEqual(sent.sort());
});

test('the contract describes the Idempotency-Key of writes only', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const described = operations.filter((one) => one.parameters?.some(({ $ref }) => $ref === KEY));
  const table: [string, Endpoint][] = Object.entries(endpoints);
  const writes = table.filter(([, { writes: isWrite }]) => isWrite).map(([name]) => name);
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(writes.sort());
});

test('every write says in the contract whether a repeat adds something', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const described = operations.filter((one) => one.parameters?.some(({ $ref }) => $ref === KEY));
  const wrong = described.filter(
    ({ 'x-adds': adds }) => !/^(always|never|(with|without) \w+)$/.test(adds ?? ''),
  );
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
});
