/**
 * `fetch` over a message port: the page sends the parts of a request, the worker answers with the head of the response,
 * then with each chunk of its body, so that event streams arrive as they are sent.
 */

export type ToWorker =
  | {
      type: 'request';
      id: number;
      /** Below the host. */
      path: string;
      method: string;
      headers: [string, string][];
      body: ArrayBuffer | null;
    }
  | { type: 'abort'; id: number };

export type ToPage =
  | { type: 'head'; id: number; status: number; headers: [string, string][] }
  | { type: 'chunk'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'end' | 'failed'; id: number };

/** The statuses whose responses must not have a body. */
const WITHOUT_BODY = [101, 204, 205, 304];

/** A request whose response is not complete. */
interface Exchange {
  receive(message: ToPage): void;
  fail(reason: unknown): void;
}

export interface PortFetch {
  fetch: typeof fetch;
  /** While it is off, requests fail as without a network, and open responses break off. */
  setOnline(isOnline: boolean): void;
}

/**
 * The end of the page.
 *
 * @param host - the base URL of the calls, which the worker does not know
 */
export function createPortFetch(port: MessagePort, host: string): PortFetch {
  const base = host.replace(/\/+$/, '');
  const open = new Map<number, Exchange>();
  let lastId = 0;
  let online = true;
  port.addEventListener('message', ({ data }: MessageEvent<ToPage | { id?: undefined }>) => {
    if (data.id !== undefined) open.get(data.id)?.receive(data);
  });
  port.start();
  const post = (message: ToWorker, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { url, method, signal } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const body = hasBody ? await request.arrayBuffer() : null;
    signal.throwIfAborted();
    if (!url.startsWith(`${base}/`)) throw new TypeError(`The sandbox has no ${url}`);
    if (!online) throw noNetwork();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const exchange = createExchange(resolve, reject, () => end(true));
      const onAbort = () => {
        exchange.fail(signal.reason);
        end(true);
      };
      const end = (isAborted: boolean) => {
        signal.removeEventListener('abort', onAbort);
        if (open.delete(id) && isAborted) post({ type: 'abort', id });
      };
      open.set(id, {
        receive(message) {
          exchange.receive(message);
          if (message.type === 'end' || message.type === 'failed') end(false);
        },
        fail(reason) {
          exchange.fail(reason);
          end(true);
        },
      });
      signal.addEventListener('abort', onAbort);
      const path = url.slice(base.length);
      const headers = [...request.headers] as [string, string][];
      post({ type: 'request', id, path, method, headers, body }, body ? [body] : []);
    });
  }

  return {
    fetch: send,
    setOnline(isOnline) {
      online = isOnline;
      if (!isOnline) for (const exchange of open.values()) exchange.fail(noNetwork());
    },
  };
}

function createExchange(
  resolve: (response: Response) => void,
  reject: (reason: unknown) => void,
  onCancel: () => void,
): Exchange {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
    cancel: onCancel,
  });
  const fail = (reason: unknown) => {
    // Both do nothing if the response has already begun or ended.
    reject(reason);
    body?.error(reason);
  };
  return {
    receive(message) {
      if (message.type === 'chunk') body?.enqueue(message.bytes);
      else if (message.type === 'end') body?.close();
      else if (message.type === 'failed') fail(noNetwork());
      else if (message.type === 'head') {
        const { status, headers } = message;
        const content = WITHOUT_BODY.includes(status) ? null : stream;
        resolve(new Response(content, { status, headers }));
      }
    },
    fail,
  };
}

/** The error of a `fetch` without a connection. */
function noNetwork(): TypeError {
  return new TypeError('Failed to fetch');
}

/** The end of the worker. The returned function aborts what the page has requested. */
export function servePort(
  port: MessagePort,
  handle: (request: Request) => Promise<Response>,
): () => void {
  const running = new Map<number, AbortController>();
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker | { type: unknown }>) => {
    if (isAbort(data)) running.get(data.id)?.abort();
    if (isRequest(data)) {
      const controller = new AbortController();
      running.set(data.id, controller);
      void answer(port, data, controller.signal, handle).finally(() => running.delete(data.id));
    }
  });
  port.start();
  return () => {
    for (const controller of running.values()) controller.abort();
  };
}

type Message = ToWorker | { type: unknown };

function isRequest(data: Message): data is ToWorker & { type: 'request' } {
  return data.type === 'request';
}

function isAbort(data: Message): data is ToWorker & { type: 'abort' } {
  return data.type === 'abort';
}

async function answer(
  port: MessagePort,
  { id, path, method, headers, body }: ToWorker & { type: 'request' },
  signal: AbortSignal,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const post = (message: ToPage, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);
  try {
    const response = await handle(
      new Request(`http://sandbox${path}`, { method, headers, body, signal }),
    );
    post({ type: 'head', id, status: response.status, headers: [...response.headers] });
    const reader = response.body?.getReader();
    const cancel = () => void reader?.cancel().catch(() => {});
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      // A copy, because other chunks can share the buffer.
      const bytes = part.value.slice();
      post({ type: 'chunk', id, bytes }, [bytes.buffer]);
    }
    post({ type: 'end', id });
  } catch {
    post({ type: 'failed', id });
  }
}
