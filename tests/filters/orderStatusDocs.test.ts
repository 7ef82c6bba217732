import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BOARD_STATUSES,
  FILTER_STATUSES,
  ORDER_STATUSES,
  type OrderStatus,
  STATUSES,
} from '../../src/core/orders/statuses';
import { light } from '../../src/ui/theme/tokens';

type Texts = Readonly<Record<string, string>>;

const texts: Texts = JSON.parse(readFileSync('src/ui/orders/messages.en.json', 'utf8'));

/** `a`, `b` or `c` */
function choiceOf(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** The vendor's actions as the specification words them. */
function stepsOf(status: OrderStatus): string {
  const { actor, next, waiting } = STATUSES[status];
  if (actor === 'answer')
    return `Accept with a preparation time → \`${next.to}\`; Reject → \`declined\``;
  if (next) return `${texts[next.action]} → \`${next.to}\``;
  return waiting ? `nothing: "${texts[waiting]}"` : 'nothing';
}

test('the specification has the rows of the table', () => {
  const rows = ORDER_STATUSES.map((status) => {
    const { label, tab } = STATUSES[status];
    const name = texts[label];
    const tabName = tab ? texts[tab.label] : name;
    const shown = tabName === name ? name : `${name} (tab ${tabName})`;
    return `| \`${status}\` | ${shown} | ${stepsOf(status)} |`;
  });

  expect(readFileSync('docs/specification.md', 'utf8')).toContain(
    `| --- | --- | --- |\n${rows.join('\n')}\n| any other | Unknown | nothing |\n`,
  );
});

/** The status of a line of the contract, and the status that it becomes. */
function stepIn(line: string): string[] {
  return [/- `(\w+)`/, /becomes `(\w+)`/].flatMap((part) => part.exec(line)?.[1] ?? []);
}

test('the contract has the statuses of the table', () => {
  const contract = readFileSync('contract/openapi.yaml', 'utf8');
  const [, schema = ''] = contract.split('\n    OrderStatus:\n');
  const [orderSchema = ''] = schema.split('\n    Order:\n');

  const lines = orderSchema.split('\n').filter((line) => line.startsWith('        - `'));
  const steps = ORDER_STATUSES.map((status) => {
    const { next } = STATUSES[status];
    return next ? [status, next.to] : [status];
  });

  expect(lines.map(stepIn)).toEqual(steps);
  expect(orderSchema).toContain(`enum: [${ORDER_STATUSES.join(', ')}]`);
});

test('the specification has the filters of the history', () => {
  const names = FILTER_STATUSES.map((status) => texts[STATUSES[status].filter]?.toLowerCase());

  expect(readFileSync('docs/specification.md', 'utf8')).toContain(
    `- History filter: ${['all', ...names].join(', ')}. Payment: `,
  );
});

test('the reference has the tabs and the filters of the table', () => {
  const reference = readFileSync('docs/reference.md', 'utf8').replaceAll('\n', ' ');
  const tabs = BOARD_STATUSES.map(({ tab }) => tab.id);

  expect(reference).toContain(
    `\`/orders\` has the parameter \`tab\` (${choiceOf([...tabs, 'all'])})`,
  );
  expect(reference).toContain(`| \`status\`, \`search\` | ${choiceOf(FILTER_STATUSES)}; text |`);
});

test('the page on theming has the colours of the statuses', () => {
  const colours = Object.keys(light).filter((token) => token.startsWith('order'));
  const names = colours.map((token) => `\`${token}\``);

  expect(readFileSync('docs/theming.md', 'utf8')).toContain(
    `\n| ${names.join(', ')} | status of an order |\n`,
  );
});

test('translators have a note for each tab, button, note and filter of a status', () => {
  const notes: Texts = JSON.parse(readFileSync('src/ui/orders/messages.en.notes.json', 'utf8'));
  const keys = ORDER_STATUSES.flatMap((status) => {
    const { tab, next, waiting, filter } = STATUSES[status];
    return [tab?.label, next?.action, waiting, filter].filter((key) => typeof key === 'string');
  });

  expect(keys.filter((key) => !notes[key])).toEqual([]);
});
