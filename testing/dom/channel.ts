import { addMissing } from './define.ts';

/** Two ports of which the second one sends to the first in its own task. */
class TaskChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null; close(): void } = {
    onmessage: null,
    close() {},
  };
  readonly port2 = {
    postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data })),
    close() {},
  };
}

/** Jest hides the channels of Node.js. */
export function addChannel(): void {
  addMissing(window, { MessageChannel: TaskChannel });
}
