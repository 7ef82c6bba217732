import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCall } from '../../testCalls.ts';
import { openTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await openTestSandbox();
}, 60_000);
afterAll(() => market?.close());

test('the three texts are open to everyone', async () => {
  const { body } = await sendCall(market.url, 'about', { suffix: '?type=vendor' });
  expect(Object.keys(body.data)).toEqual([
    'terms_and_conditions',
    'privacy_policy',
    'open_source_library',
  ]);
  expect(body.data.terms_and_conditions).toContain('<h2>Terms and conditions</h2>');
});

test('one text is hostile so that a portal has to clean it', async () => {
  const { body } = await sendCall(market.url, 'about', { suffix: '?type=vendor' });
  expect(body.data.open_source_library).toMatch(/<script>.*onerror=.*javascript:/s);
});

test('texts for somebody else are refused', async () => {
  const { http } = await sendCall(market.url, 'about', { suffix: '?type=customer' });
  expect(http).toBe(422);
});
