import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowedHosts } from './origins.ts';
import { createHarnessServer, type Site } from './server.ts';
import { sendRaw, serveOnAnyPort, type TestServer } from './testServers.ts';

let server: TestServer;
let site: Site;

beforeEach(async () => {
  site = {
    hosts: new Set(),
    origins: null,
    home: null,
    api: async (request, response) => {
      response.end(`api ${request.url}`);
    },
    pages: {
      handle: async (_request, response) => {
        response.end('page');
      },
      upgrade: (_request, socket) => {
        socket.end('upgraded');
      },
      close: async () => {},
    },
  };
  server = await serveOnAnyPort(createHarnessServer(site));
  site.hosts = allowedHosts(server.port, null);
});

afterEach(() => server.close());

function headersFor(host: string, more: Record<string, string> = {}) {
  return { host: host.replace('PORT', String(server.port)), ...more };
}

test.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('%s is served', async (host) => {
  expect(await sendRaw(server.port, '/', headersFor(host))).toEqual({ status: 200, body: 'page' });
});

test.each([
  'evil.example',
  'evil.example:PORT',
  'localhost',
  'localhost:1',
  'localhost.:PORT',
  'localhost.evil.example:PORT',
  'evil-localhost:PORT',
  '127.0.0.2:PORT',
  '0.0.0.0:PORT',
  'localhost:PORT@evil.example',
  ',',
])('a request for the host "%s" is refused', async (host) => {
  expect((await sendRaw(server.port, '/', headersFor(host))).status).toBe(403);
  expect((await sendRaw(server.port, '/api/x', headersFor(host))).status).toBe(403);
});

test.each(['https://evil.example', 'null', 'http://localhost:1', 'https://localhost:PORT', ''])(
  'a request from the origin "%s" is refused',
  async (from) => {
    const origin = from.replace('PORT', String(server.port));
    const headers = headersFor('localhost:PORT', { origin });

    expect((await sendRaw(server.port, '/api/x', headers)).status).toBe(403);
  },
);

test('our own origin is answered', async () => {
  const headers = headersFor('localhost:PORT', { origin: `http://localhost:${server.port}` });

  expect(await sendRaw(server.port, '/api/x?y=1', headers)).toEqual({
    status: 200,
    body: 'api /x?y=1',
  });
});

/** The headers that a browser sends after a click on a link on another site. */
const CLICK_ELSEWHERE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test.each(['cross-site', 'same-site'])('a %s call without an origin is refused', async (from) => {
  const headers = headersFor('localhost:PORT', { 'sec-fetch-site': from });

  expect((await sendRaw(server.port, '/api/vendor/logout', headers)).status).toBe(403);
});

test('a link on another site may only lead to the page', async () => {
  const headers = headersFor('localhost:PORT', CLICK_ELSEWHERE);

  expect((await sendRaw(server.port, '/orders', headers)).status).toBe(200);
  for (const path of ['/api/vendor/logout', '/api?x', '/api']) {
    expect((await sendRaw(server.port, path, headers)).status, path).toBe(403);
  }
});

test('a link on another site may not lead to a tool of Vite', async () => {
  const headers = headersFor('localhost:PORT', CLICK_ELSEWHERE);

  for (const path of ['/__open-in-editor?file=src/index.ts', '/__OPEN-in-editor', '/@fs/etc']) {
    expect((await sendRaw(server.port, path, headers)).status, path).toBe(403);
  }
});

test('a request that stops in the middle of its body is closed', async () => {
  site.api = async (request, response) => {
    for await (const chunk of request) response.write(chunk);
    response.end();
  };
  const strict = await serveOnAnyPort(createHarnessServer(site, 200));
  site.hosts = allowedHosts(strict.port, null);
  const head = `POST /api/x HTTP/1.1\r\nHost: localhost:${strict.port}\r\nContent-Length: 4\r\n`;
  const send = (...parts: string[]) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(strict.port, '127.0.0.1', () => {
        for (const part of parts) socket.write(part);
      });
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
    });

  expect(await send(`${head}\r\n`, 'ab')).not.toContain('0\r\n\r\n');
  expect(await send(`${head}Connection: close\r\n\r\n`, 'ab', 'cd')).toContain('0\r\n\r\n');
  await strict.close();
});

test('another site may not put the page into its own frame', async () => {
  const frame = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  };

  expect((await sendRaw(server.port, '/', headersFor('localhost:PORT', frame))).status).toBe(403);
});

function upgrade(host: string, origin: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      const head = [
        'GET / HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    });
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

test('a socket of our own page is let in', async () => {
  const host = `localhost:${server.port}`;

  expect(await upgrade(host, `http://${host}`)).toBe('upgraded');
});

test('a socket of another site or for another name is closed', async () => {
  const host = `localhost:${server.port}`;

  expect(await upgrade(host, 'https://evil.example')).toBe('');
  expect(await upgrade(`evil.example:${server.port}`, `http://${host}`)).toBe('');
});

test('a portal below a path is where / leads', async () => {
  site.home = '/vendors';
  const reply = await fetch(`${server.url}/`, { redirect: 'manual' });

  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/vendors']);
});

test('an answer forbids caching by default', async () => {
  const { headers } = await fetch(`${server.url}/`);

  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

test('a call that fails does not end the harness', async () => {
  site.api = () => Promise.reject(new Error('broken'));
  const reply = await fetch(`${server.url}/api/x`);

  expect(reply.status).toBe(500);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});

test('a connection that sends many bodies keeps no time limit of an earlier one', async () => {
  const waiting: number[] = [];
  site.api = async (request, response) => {
    waiting.push(request.socket.listenerCount('timeout'));
    response.end();
  };
  const url = `http://localhost:${server.port}/api/x`;
  for (let sent = 0; sent < 5; sent += 1) {
    await (await fetch(url, { method: 'POST', body: 'x' })).text();
  }
  expect(new Set(waiting).size).toBe(1);
});
