import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

const grant = { id: 1, name: 'cook', active: true };

function member(changed: object = {}) {
  const person = { name: 'Kiran Sample', email: 'kiran@demo.example', phone: 6000000061 };
  return { ...person, roles: grant, permissions: [grant], is_active: true, ...changed };
}

test('an added member is listed under both of its ids', async () => {
  const { ask } = await market.openRestaurant();
  const { data: added } = await ask('teamAdd', member());
  const { data } = await ask('teamList');
  expect(data).toEqual([added]);
  for (const id of [added._id, added.team_member_id]) {
    expect((await ask('teamGet', { team_member_id: id })).data).toEqual(added);
  }
});

test('a phone that a member has already is refused with a message', async () => {
  const { ask } = await market.openRestaurant();
  await ask('teamAdd', member());
  const { http, status, message } = await ask('teamAdd', member({ name: 'Somebody Else' }));
  expect([http, status]).toEqual([200, 400]);
  expect(message).toBe('A team member with this phone number already exists.');
});

test('a member is changed by PUT or by POST', async () => {
  const { ask, send, restaurantId, lastEntry } = await openFilled(market, []);
  const { data: added } = await ask('teamAdd', member());
  const body = { restaurant_id: restaurantId, ...member({ name: 'By PUT' }) };
  await send('teamUpdate', { body, suffix: added.team_member_id });
  expect((await ask('teamList')).data[0].name).toBe('By PUT');
  await ask('teamUpdatePost', member({ name: 'By POST', team_member_id: added._id }));
  expect((await ask('teamList')).data[0].name).toBe('By POST');
  const entry = await lastEntry('teamUpdatePost');
  expect([entry.before.name, entry.after.name]).toEqual(['By PUT', 'By POST']);
});

test('the answer for an unknown member is never an HTTP 404', async () => {
  const { send, restaurantId } = await openFilled(market, []);
  const body = { restaurant_id: restaurantId, ...member() };
  const { http, status } = await send('teamUpdate', { body, suffix: 'nobody' });
  expect([http, status]).toEqual([200, 404]);
});

test('a member is switched off', async () => {
  const { ask } = await market.openRestaurant();
  const { data: added } = await ask('teamAdd', member());
  await ask('teamSetActive', { team_member_id: added._id, is_active: false });
  expect((await ask('teamList')).data[0].is_active).toBe(false);
});

test('a removed member is gone', async () => {
  const { ask } = await market.openRestaurant();
  const { data: added } = await ask('teamAdd', member());
  await ask('teamDelete', { team_member_id: added._id });
  expect((await ask('teamList')).data).toEqual([]);
});

test('another restaurant’s member is not found', async () => {
  const { ask: askThere } = await market.openRestaurant();
  const { data: theirs } = await askThere('teamAdd', member());
  const { ask } = await market.openRestaurant();
  expect((await ask('teamDelete', { team_member_id: theirs._id })).status).toBe(404);
  expect((await askThere('teamList')).data).toHaveLength(1);
});

test('the dashboard counts the members', async () => {
  const { ask } = await openFilled(market, ['team']);
  expect((await ask('dashboard')).data.teamMembers).toBe(5);
});
