import type { EndpointName } from '../../src/core/api/endpoints';
import { Cancelled } from '../../src/core/api/errors';
import type { ApiClient, CallOptions } from '../../src/core/api/types';
import { toRecord, toRecords } from '../../src/core/api/unwrap';
import { isWire, type Wire } from '../../src/core/format/wireValues';
import type { Order } from '../../src/core/orders/types';
import { toOrder } from '../../src/core/orders/wire';

type Answer = (body: Wire) => unknown;
export type Answers = Partial<Record<EndpointName, Answer>>;

/** Creates a marketplace in memory. It records each call and answers as the test defines. */
export function createTestApi(answers: Answers) {
  const calls: { name: EndpointName; body: Wire; isQuiet?: boolean }[] = [];
  async function send(name: EndpointName, body: object = {}, options: CallOptions = {}) {
    const { isQuiet } = options;
    calls.push({ name, body: body as Wire, ...(isQuiet ? { isQuiet } : {}) });
    const answer = await unlessAborted(options.signal, () => answers[name]?.(body as Wire) ?? null);
    // An answer that has `data` is used as the whole body.
    const whole = isWire(answer) && Object.hasOwn(answer, 'data') ? answer : null;
    return { status: 200, message: '', data: whole ? whole.data : answer, body: whole ?? {} };
  }
  const api: ApiClient = {
    send,
    settle: () => {},
    begin: () => {},
    one: async (...call) => toRecord((await send(...call)).data),
    list: async (...call) => toRecords((await send(...call)).data),
    page: async (...call) => {
      const { data, body } = await send(...call);
      return { rows: toRecords(data), body };
    },
    stream: async (name, body, take, options) =>
      take(toRecords((await send(name, body, options)).data)),
  };
  return { api, calls, count: (name: EndpointName) => calls.filter((c) => c.name === name).length };
}

/** The answers to the reads of a backend with these orders. */
export function readsOf(orders: readonly Wire[]): Answers {
  const having = (status: unknown) => orders.filter((order) => order.status === status);
  return {
    waitingOrders: () => having('waiting_for_confirmation'),
    ordersByStatus: ({ status }) => having(status),
    orderHistory: () => orders,
    orderDetails: ({ order_id: id }) => orders.find(({ _id }) => _id === id),
  };
}

function unlessAborted(signal: AbortSignal | undefined, work: () => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new Cancelled());
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    Promise.resolve().then(work).then(resolve, reject);
  });
}

/** An answer that fails with this error. */
export function failing(error: Error): Answer {
  return () => Promise.reject(error);
}

/** An answer that never arrives. */
export function silent(): Promise<never> {
  return new Promise(() => {});
}

/** An order with these fields; by default it is waiting for confirmation. */
export function testOrder(wire: Wire = {}): Order {
  return toOrder(testWire(wire));
}

export function testWire(wire: Wire = {}): Wire {
  return { _id: 'id1', order_id: 'ORD-1', status: 'waiting_for_confirmation', ...wire };
}
