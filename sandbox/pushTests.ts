import { inBackground } from './background.ts';
import type { PushTests, SandboxContext } from './context.ts';
import { pushToToken } from './push.ts';

/** Test messages that are sent after the delay of their request. */
export function createPushTests(context: () => SandboxContext): PushTests {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => Promise<void>>();
  return {
    start({ token, testId, delay }) {
      const send = async () => {
        const sandbox = context();
        clearTimeout(timer);
        if (!waiting.delete(timer) || sandbox.closing.aborted) return;
        const data = { type: 'test', test_id: testId };
        const message = { title: 'Test', body: 'This device gets notifications.', data };
        await pushToToken(sandbox, token, message);
      };
      const sendQuietly = () => void send().catch(() => context().log('error in a test message'));
      const timer = inBackground(setTimeout(sendQuietly, delay * 1_000));
      waiting.set(timer, send);
    },
    async flush() {
      for (const send of waiting.values()) await send();
    },
  };
}
