// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { upload } from './upload';

test('the length of the answer is reported while it arrives', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"statusCode":200}'));
  const onBytes = vi.fn();
  const { signal } = new AbortController();
  const call = { method: 'POST', url: 'https://api.example/x', headers: {}, signal };
  await upload({ ...call, body: new FormData(), credentials: 'same-origin', onBytes });
  expect(onBytes).toHaveBeenCalledWith(18);
});
