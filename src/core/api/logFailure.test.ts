import { expect, test, vi } from 'vitest';
import { ApiRefusal, Cancelled } from './errors';
import { logFailure } from './logFailure';

test('the log names what failed without its values', () => {
  const logger = vi.fn();
  const secrets = { phone: 'p-6000000001', otp: 'o-4321', '9876543210': 'v' };
  const text = JSON.stringify({ statusCode: 400, message: 'm-secret', ...secrets });

  const failure = new ApiRefusal(400, 'm-secret', null, 200, []);
  logFailure(logger, failure, {
    operation: 'vendorUpdateProfile',
    answer: { httpStatus: 200, text },
  });

  expect(logger.mock.calls).toEqual([
    [
      {
        level: 'warn',
        message: 'Refused with status 400',
        details: {
          method: 'POST',
          endpoint: 'vendorUpdateProfile',
          kind: 'api',
          status: 200,
          statusCode: 400,
          keys: ['statusCode', 'message', 'phone'],
        },
      },
    ],
  ]);
});

test('a cancelled call is not logged', () => {
  const logger = vi.fn();
  logFailure(logger, new Cancelled(), { operation: 'dashboard', answer: undefined });
  expect(logger).not.toHaveBeenCalled();
});
