import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ExampleBackend,
  SAMPLE_PHONE,
  startGraphql,
  startRest,
} from '../support/exampleBackends.ts';
import { type Call, loadExample, signInTo } from './callExample.ts';

describe.each([
  { name: 'rest', start: startRest, item: 'dish-2', waiting: 'order-1064', number: 'TF-1064' },
  { name: 'graphql', start: startGraphql, item: 'i2', waiting: 'o563', number: 'B-563' },
] as const)('$name', ({ name, start, item, waiting, number }) => {
  const mapping = loadExample(name);
  let backend: ExampleBackend;
  let call: Call;

  beforeEach(async () => {
    backend = await start();
    call = await signInTo(backend, await mapping);
  });
  afterEach(() => backend.close());

  test('a wrong code is refused with the status of the contract', async () => {
    const phone = Number(SAMPLE_PHONE);
    await call('requestCode', { phone });
    const otp = (Number(backend.code()) + 1) % 10_000;
    const message = 'The code is wrong or has expired';
    expect(await call('verifyCode', { phone, otp })).toMatchObject({ statusCode: 400, message });
  });

  test('a message at a field has the name of the field in the form', async () => {
    const form = new FormData();
    const fields = {
      dish_item_id: item,
      name: 'Soup',
      selling_price: '-1',
      dish_category_id: 'c1',
    };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    expect(await call('foodItemUpdate', form)).toMatchObject({
      statusCode: 422,
      errors: { selling_price: 'Enter a price above zero' },
    });
  });

  test('pages that are larger than those of the backend have every order once', async () => {
    const query = { restaurant_id: '', filter: { status: 'all', search: '' }, sort: '-date' };
    const { data } = await call('historyPage', { ...query, cursor: null, size: 200 });
    const ids = (data as { _id: string }[]).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(60);
  });

  test('a cursor that the backend does not know starts the history again', async () => {
    const query = { restaurant_id: '', filter: { status: 'all', search: '' }, sort: '-date' };
    const reply = await call('historyPage', { ...query, cursor: 'gone', size: 25 });
    expect(reply.statusCode).toBe(410);
  });

  test('a change that is repeated with its key is made once', async () => {
    const change = { food_order_id: waiting, status: 'cooking', cooking_time: '20 minutes' };
    const replies = [
      await call('updateOrderStatus', change, 'key-1'),
      await call('updateOrderStatus', change, 'key-1'),
      await call('updateOrderStatus', change, 'key-2'),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(backend.statusesOf(number)).toHaveLength(2);
  });
});
