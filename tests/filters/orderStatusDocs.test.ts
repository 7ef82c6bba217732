import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus, STATUSES } from '../../src/core/orders/statuses';

function textsIn(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`src/${folder}/messages.en.json`, 'utf8'));
}

/** The vendor's actions as the specification words them. */
function stepsOf(status: OrderStatus): string {
  const texts = textsIn('features/orders');
  const { actor, next } = STATUSES[status];
  if (actor === 'answer')
    return `Accept with a preparation time → \`${next.to}\`; Reject → \`declined\``;
  if (next) return `${texts[next.action]} → \`${next.to}\``;
  return actor === 'rider' ? `nothing: "${texts['waitingForRider']}"` : 'nothing';
}

test('the specification has the rows of the table', () => {
  const tabs = textsIn('features/orders');
  const rows = ORDER_STATUSES.map((status) => {
    const { label, tab } = STATUSES[status];
    const name = textsIn('ui/orders')[label];
    const tabName = tab ? tabs[tab.label] : name;
    const shown = tabName === name ? name : `${name} (tab ${tabName})`;
    return `| \`${status}\` | ${shown} | ${stepsOf(status)} |`;
  });

  expect(readFileSync('docs/specification.md', 'utf8')).toContain(
    `| --- | --- | --- |\n${rows.join('\n')}\n| any other | Unknown | nothing |\n`,
  );
});

test('the contract has the statuses of the table', () => {
  const contract = readFileSync('contract/openapi.yaml', 'utf8');
  const [, schema = ''] = contract.split('\n    OrderStatus:\n');
  const [own = ''] = schema.split('\n    Order:\n');

  expect([...own.matchAll(/- `(\w+)`: /g)].map(([, status]) => status)).toEqual(ORDER_STATUSES);
  expect(own).toContain(`enum: [${ORDER_STATUSES.join(', ')}]`);
});
