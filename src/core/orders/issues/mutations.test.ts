import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, failing } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { ApiRefusal, NetworkFailure } from '../../api/errors';
import { createAnswerIssueAtom } from './mutations';
import { toIssues } from './wire';

const unreachable = failing(new NetworkFailure('unreachable'));
const conflict = failing(new ApiRefusal(409, 'It was answered.'));

beforeEach(() => void vi.useFakeTimers());

/** A portal whose backend takes answers in this way, and cannot be read. */
function openPortal(orderIssueAnswer: Answers['orderIssueAnswer']) {
  const answers = { orderIssueAnswer, orderIssues: unreachable };
  const { store, answer } = createTestPortal({ capabilities: ['orders.issues'], answers });
  const [issue] = toIssues([{ _id: 'i1', food_order_id: 'o1', state: 'open' }]);
  if (!issue) throw new Error('There is no issue');
  const answerAtom = createAnswerIssueAtom('i1');
  const accept = async () => {
    const outcome = store.set(answerAtom, { issue, answer: 'accept' });
    await vi.advanceTimersByTimeAsync(60_000);
    return (await outcome).is;
  };
  return { answer, accept };
}

test('a conflict after a lost response does not say that the answer was not used (c102)', async () => {
  const { answer, accept } = openPortal(unreachable);
  expect(await accept()).toBe('unknown');
  answer({ orderIssueAnswer: conflict });
  expect(await accept()).toBe('unknown');
});

test('a conflict of the first answer says that somebody else was first', async () => {
  const { accept } = openPortal(conflict);
  expect(await accept()).toBe('elsewhere');
});
