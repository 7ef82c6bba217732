import { expect, test } from 'vitest';
import type { Fields } from '../fields.ts';
import { type Body, readRoutes, resolveRef, type Schema } from './document.ts';
import { createContract } from './index.ts';
import { loadDocument } from './loadDocument.ts';

/** Error statuses that every call must describe. */
const EVERY = ['429', '4XX', '5XX'];
/** Keywords that give a value a type in generated code. */
const TYPING = ['$ref', 'type', 'anyOf', 'oneOf', 'allOf'];

const document = loadDocument();
const contract = createContract(loadDocument());
const operations = [...readRoutes(document).values()].map(({ operation }) => operation);

/** The content of a body, by media type. */
function contents(body: Body | undefined) {
  return Object.entries((body && resolveRef(document, body).content) ?? {});
}

test('every operation has a description', () => {
  for (const { operationId, description, responses, security, ...rest } of operations) {
    const codes = Object.keys(responses);
    const signedIn = security?.length === 0 ? [] : ['401'];
    const checked = rest.requestBody ? ['422'] : [];
    expect(description, operationId).toMatch(/\w/);
    expect(codes, operationId).toEqual(
      expect.arrayContaining(['200', ...signedIn, ...checked, ...EVERY]),
    );
  }
});

test('every example of a request is accepted', () => {
  for (const { operationId: endpoint, requestBody } of operations) {
    for (const [contentType, { schema, example }] of contents(requestBody)) {
      const given = example as Fields;
      const fields = { ...given, ...filesOf(schema, Object.keys(given)) };
      const query = {};
      expect(
        contract.requestProblem({ endpoint, contentType, fields, query }),
        endpoint,
      ).toBeNull();
    }
  }
});

test('every example of an answer fits', () => {
  for (const { operationId, responses } of operations) {
    for (const [code, response] of Object.entries(responses)) {
      for (const [, { example }] of contents(response)) {
        const status = Number(code.replace('XX', '00'));
        const faults = contract.answerFaults(operationId, status, example);
        expect(faults, `${operationId} ${code}`).toEqual([]);
      }
    }
  }
});

test('no field is left without a type', () => {
  const untyped: string[] = [];
  const visit = (schema: Schema, path: string) => {
    if (!TYPING.some((keyword) => Object.hasOwn(schema, keyword))) untyped.push(path);
    const inner = Object.entries(schema.properties ?? {});
    for (const [name, property] of inner) visit(property, `${path}/${name}`);
    for (const part of schema.items ? [schema.items] : []) visit(part, `${path}/items`);
    for (const part of [schema.anyOf, schema.allOf, schema.oneOf].flatMap((list) => list ?? [])) {
      visit(part, path);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
  for (const { responses } of operations) {
    for (const [, { schema }] of Object.values(responses).flatMap(contents))
      visit(schema, 'answer');
  }
  expect(untyped).toEqual([]);
});

/** A file for each field that is required or in the example, because YAML has no example of it. */
function filesOf(given: Schema, names: readonly string[]): Fields {
  const { required = [], properties = {} } = resolveRef(document, given);
  const isFile = (name: string) => properties[name]?.format === 'binary';
  const files = [...required, ...names].filter(isFile);
  return Object.fromEntries(files.map((name) => [name, new File([], name)]));
}

test('the amounts of the example order add up as described', () => {
  const [[, { example } = {}] = []] = contents(document.components.responses.Order);
  const { data: order } = example as { data: Record<string, number> & { cart_items: Line[] } };
  const percent = (rate = 0, amount = 0) => (rate * amount) / 100;
  const {
    item_sub_total_amount: items = 0,
    after_discount_sub_amt: discounted = 0,
    packing_fee: packing = 0,
    delivery_fee: delivery = 0,
    gst_percentage: rate = 0,
    tax_amount: tax = 0,
  } = order;
  const lines = order.cart_items.map((line) => line.food_item_price * line.quantity);
  expect(items).toBe(lines.reduce((sum, amount) => sum + amount, 0));
  expect(discounted).toBe(items - (order.coupon_amount ?? 0));
  expect(tax).toBe(percent(rate, discounted + packing));
  expect(order.total_amount).toBe(discounted + packing + delivery + tax);
  const undiscounted = items + packing + delivery + percent(rate, items + packing);
  expect(order.original_total_amount).toBe(undiscounted);
});

interface Line {
  food_item_price: number;
  quantity: number;
}
