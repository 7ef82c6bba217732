import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../tests/support/renderPortal';

const REFUSAL = { statusCode: 500, message: 'No route to 9876543210' };

/** Requests a code three times. */
async function requestCodes(answer: () => Promise<Response>) {
  const onEvent = vi.fn();
  const { errors } = renderPortal({ logger: () => {}, onEvent, request: { fetch: answer } });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Phone number'), '9876543210');
  for (const count of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(count));
  }
  await vi.waitFor(() => expect(errors()).toHaveLength(3));
  return { errors: errors(), events: onEvent.mock.calls.map(([event]) => event) };
}

test('three refused requests for a code are three errors', async () => {
  const { errors, events } = await requestCodes(async () =>
    Response.json(REFUSAL, { status: 500, headers: { 'x-request-id': 'req-7' } }),
  );

  const call = { operation: 'requestCode', status: 500, requestId: 'req-7', isSeen: true };
  await screen.findByText('Login failed. Please try again.');
  expect(errors.map(({ kind }) => kind)).toEqual(['api', 'api', 'api']);
  expect(errors.map((error) => error.call)).toEqual([call, call, call]);
  expect(JSON.stringify(errors) + errors.join()).not.toContain('9876543210');
  const event = { type: 'write', operation: 'requestCode', outcome: 'refused' };
  expect(events).toEqual([event, event, event]);
});

test('a request for a code without an answer has an unknown outcome', async () => {
  const { errors, events } = await requestCodes(() => Promise.reject(new TypeError('offline')));

  expect(errors[0]).toMatchObject({ kind: 'network', call: { operation: 'requestCode' } });
  expect(errors[0]?.call?.status).toBeUndefined();
  expect(events[0]).toEqual({ type: 'write', operation: 'requestCode', outcome: 'unknown' });
});
