import { expect, test } from 'vitest';
import { noopPush } from './noopPush';

test('noopPush does nothing', async () => {
  const push = noopPush();
  const { signal } = new AbortController();
  expect(await push.register({ interactive: true, basename: '/', signal })).toBeNull();
  expect(push.onMessage(() => {})()).toBeUndefined();
});
