import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listenOnFreePort, PortInUse } from './listen.ts';

const open: Listening[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function newServer(): Server {
  return createServer((_request, response) => response.end('here'));
}

async function listen(port: number, strictPort = false) {
  const listening = await listenOnFreePort(newServer(), { port, strictPort, listen: null });
  open.push(listening);
  return listening;
}

test('both loopback addresses answer', async () => {
  const { port } = await listen(0);
  const four = await fetch(`http://127.0.0.1:${port}/`);
  const six = await fetch(`http://[::1]:${port}/`);

  expect([await four.text(), await six.text()]).toEqual(['here', 'here']);
});

test('a port in use is passed over for a later one', async () => {
  const first = await listen(0);
  const second = await listen(first.port);

  expect(second.port).toBeGreaterThan(first.port);
});

test('a port in use is an error when it must be that one', async () => {
  const { port } = await listen(0);

  await expect(listen(port, true)).rejects.toThrow(PortInUse);
});

test('a closed port can be taken again at once', async () => {
  const first = await listen(0);
  open.splice(0);
  await first.close();

  expect((await listen(first.port, true)).port).toBe(first.port);
});

test.each(['127.0.0.1', '::1'])(
  'an upgraded connection to %s does not hold up the end',
  async (host) => {
    const server = newServer().on('upgrade', (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    const listening = await listenOnFreePort(server, { port: 0, strictPort: false, listen: null });
    const socket = connect(listening.port, host, () => {
      socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: test\r\n\r\n');
    });
    await once(socket, 'data');
    const gone = once(socket, 'close');

    await listening.close();
    await gone;
  },
);
