import { expect, test } from 'vitest';
import { noopPush } from './noopPush';

test('a portal without push gets no token and hears nothing', async () => {
  const push = noopPush();
  const { signal } = new AbortController();
  expect(await push.register({ interactive: true, basename: '/', signal })).toBeNull();
  expect(push.onMessage(() => {})()).toBeUndefined();
});
