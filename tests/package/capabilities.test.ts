import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRoutes } from '../../sandbox/contract/document.ts';
import { loadDocument } from '../../sandbox/contract/loadDocument.ts';
import { CAPABILITIES } from '../../src/core/contracts/capabilityNames.ts';

const NAMES = CAPABILITIES.toSorted();
const operations = [...readRoutes(loadDocument()).values()].map(({ operation }) => operation);

test('the table of the documentation has every capability', () => {
  const [, table = ''] = readFileSync('docs/capabilities.md', 'utf8').split('| Name |');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| `([^`]+)`/gm) ?? [];
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(NAMES);
});

test('the calls of a capability are the optional calls', () => {
  for (const { operationId, tags, 'x-capability': name } of operations) {
    expect(tags.includes('optional'), operationId).toBe(name !== undefined);
    if (name !== undefined) expect(NAMES, operationId).toContain(name);
  }
});
