import { expect, onTestFinished, test } from 'vitest';
import { createPortFetch, servePort } from './transport.ts';

const HOST = 'https://site.example/sandbox';

/** A page and a worker that are connected. */
function connect(handle: (request: Request) => Promise<Response>) {
  const { port1, port2 } = new MessageChannel();
  const abortAll = servePort(port2, handle);
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  return { ...createPortFetch(port1, HOST), abortAll };
}

/** A body of server-sent events that a test writes. */
function eventStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let onCancel = () => {};
  const cancelled = new Promise<void>((resolve) => {
    onCancel = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel: onCancel,
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => controller.enqueue(encoder.encode(text)),
    end: () => controller.close(),
    cancelled,
  };
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  const part = await reader?.read();
  return part?.done === false ? new TextDecoder().decode(part.value) : null;
}

test('a request arrives with its method, path, headers and body', async () => {
  const { fetch } = connect(async (request) => {
    const { method, url, headers } = request;
    const name = headers.get('x-tenant');
    return Response.json({ method, url, name, text: await request.text() });
  });
  const init = { method: 'POST', headers: { 'X-Tenant': 'saffron' }, body: 'धन्यवाद' };
  const response = await fetch(`${HOST}/vendor/get?page=2`, init);
  expect(await response.json()).toEqual({
    method: 'POST',
    url: 'http://sandbox/vendor/get?page=2',
    name: 'saffron',
    text: 'धन्यवाद',
  });
});

test('a form arrives with its files', async () => {
  const { fetch } = connect(async (request) => {
    const form = await request.formData();
    const file = form.get('image');
    return Response.json(file instanceof File ? [file.name, file.type, file.size] : null);
  });
  const body = new FormData();
  body.set('image', new File([new Uint8Array(3)], 'dish.png', { type: 'image/png' }));
  const response = await fetch(`${HOST}/food-item/update`, { method: 'POST', body });
  expect(await response.json()).toEqual(['dish.png', 'image/png', 3]);
});

test('a response keeps its status and headers', async () => {
  const { fetch } = connect(
    async () => new Response('later', { status: 429, headers: { 'retry-after': '3' } }),
  );
  const response = await fetch(`${HOST}/vendor/get`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
  expect(await response.text()).toBe('later');
});

test('a status without a body has none', async () => {
  const { fetch } = connect(async () => new Response(null, { status: 204 }));
  expect((await fetch(`${HOST}/vendor/get`)).body).toBeNull();
});

test('an event arrives while the stream is open', async () => {
  const stream = eventStream();
  const { fetch } = connect(async () => stream.response);
  const response = await fetch(`${HOST}/food-order/changes`);
  const reader = response.body?.getReader();
  stream.send('data: 1\n\n');
  expect(await readText(reader)).toBe('data: 1\n\n');
  stream.send('data: 2\n\n');
  expect(await readText(reader)).toBe('data: 2\n\n');
  stream.end();
  expect(await readText(reader)).toBeNull();
});

test('a stream that the page no longer reads ends in the worker', async () => {
  const stream = eventStream();
  const { fetch } = connect(async () => stream.response);
  const response = await fetch(`${HOST}/food-order/changes`);
  await response.body?.cancel();
  await stream.cancelled;
});

test('an aborted request rejects with its reason', async () => {
  const requests: Request[] = [];
  let onRequest = () => {};
  const arrived = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  const { fetch } = connect((request) => {
    requests.push(request);
    onRequest();
    return new Promise(() => {});
  });
  const controller = new AbortController();
  const sent = fetch(`${HOST}/vendor/get`, { signal: controller.signal });
  await arrived;
  const aborted = new Promise((resolve) => {
    requests[0]?.signal.addEventListener('abort', resolve);
  });
  controller.abort(new Error('the time is over'));
  await expect(sent).rejects.toThrow('the time is over');
  await aborted;
});

test('a request that was aborted before is not sent', async () => {
  const { fetch } = connect(() => Promise.reject(new Error('It was sent.')));
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(fetch(`${HOST}/vendor/get`, { signal })).rejects.toThrow('too late');
});

test('a response that breaks off fails while it is read', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('dropped')),
  });
  const { fetch } = connect(async () => new Response(body));
  const response = await fetch(`${HOST}/vendor/get`);
  await expect(response.text()).rejects.toThrow(TypeError);
});

test('a request without an answer fails as without a network', async () => {
  const { fetch } = connect(() => Promise.reject(new Error('no database')));
  await expect(fetch(`${HOST}/vendor/get`)).rejects.toThrow(TypeError);
});

test('a page that is offline gets no answer', async () => {
  const stream = eventStream();
  const { fetch, setOnline } = connect(async () => stream.response);
  const response = await fetch(`${HOST}/food-order/changes`);
  setOnline(false);
  await expect(response.text()).rejects.toThrow(TypeError);
  await stream.cancelled;
  await expect(fetch(`${HOST}/vendor/get`)).rejects.toThrow(TypeError);
  setOnline(true);
  expect((await fetch(`${HOST}/food-order/changes`)).status).toBe(200);
});

test('a page that is left ends its streams', async () => {
  const stream = eventStream();
  const { fetch, abortAll } = connect(async () => stream.response);
  await fetch(`${HOST}/food-order/changes`);
  abortAll();
  await stream.cancelled;
});

test('a URL outside of the sandbox is refused', async () => {
  const { fetch } = connect(async () => new Response());
  await expect(fetch('https://site.example/sandboxes')).rejects.toThrow(TypeError);
});
