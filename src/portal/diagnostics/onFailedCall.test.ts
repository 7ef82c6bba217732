import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../core/api/errors';
import { createFindings } from './createFindings';
import { onFailedCall } from './onFailedCall';

async function reported(status: number, handles?: number) {
  const [onError, logger] = [vi.fn(), vi.fn()];
  const attempt = {
    operation: 'orderChanges',
    answer: { httpStatus: status, text: '' },
    options: { handles },
  } as const;
  const host = { href: 'https://api.example', origin: 'https://api.example' };
  await onFailedCall(new ApiRefusal(status, ''), attempt, {
    isFirst: false,
    hasCapability: () => true,
    host,
    findings: createFindings(onError),
    times: new Map(),
    onError,
    onEvent: vi.fn(),
    logger,
  });
  return [onError.mock.calls.length, logger.mock.calls.length];
}

test('a refusal that its caller handles is neither reported nor logged', async () => {
  expect(await reported(410, 410)).toEqual([0, 0]);
});

test.each([
  [410, undefined],
  [500, 410],
])('a refusal with %d is reported where %s is handled', async (status, handles) => {
  expect(await reported(status, handles)).toEqual([1, 1]);
});
