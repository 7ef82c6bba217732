import type { OpenStream, StreamRequest } from '../../src/core/push/serverPush';

export interface TestStream extends Pick<StreamRequest, 'query'> {
  path: string;
  headers: object;
  signal: AbortSignal;
  write(text: string): void;
  end(): void;
}

/** Creates a server whose event streams the test writes to and closes. */
export function createStreamServer(status = 200, type = 'text/event-stream') {
  const streams: TestStream[] = [];
  let answer = { status, type };
  const open: OpenStream = async (path, { signal, headers = {}, query }) => {
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (writer = controller),
    });
    signal.addEventListener('abort', () => writer?.error(signal.reason));
    const write = (text: string) => writer?.enqueue(new TextEncoder().encode(text));
    const end = () => writer?.close();
    streams.push({ path, headers, signal, write, end, ...(query ? { query } : {}) });
    const { status: now, type: nowType } = answer;
    return new Response(body, { status: now, headers: { 'content-type': nowType } });
  };
  /** Answers with this status and type from now on. */
  const answerWith = (nextStatus = 200, nextType = 'text/event-stream') => {
    answer = { status: nextStatus, type: nextType };
  };
  return { streams, open, answerWith };
}
