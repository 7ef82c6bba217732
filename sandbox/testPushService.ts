import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from './pushHub.ts';

export interface Pushed {
  headers: IncomingMessage['headers'];
  payload: PushMessage & { data: Record<string, string> };
}

/** A push service for one subscription, which decrypts what it receives as a browser does (RFC 8291). */
export async function openPushService() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const arrived: Pushed[] = [];
  let count = 0;
  let answer = 201;
  let onArrival = () => {};
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const payload = JSON.parse(decrypt(body, ecdh, auth)) as Pushed['payload'];
    count += 1;
    arrived.push({ headers: request.headers, payload });
    response.writeHead(answer).end();
    onArrival();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/1`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Answers with this status from now on. */
    answerWith: (status: number) => void (answer = status),
    count: () => count,
    /** The next message that arrives, or that has arrived and was not read yet. */
    async next(): Promise<Pushed> {
      while (arrived.length === 0) await new Promise<void>((resolve) => (onArrival = resolve));
      return arrived.shift() as Pushed;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body.readUInt8(20);
  const sender = body.subarray(21, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
