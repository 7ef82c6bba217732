import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '../../scripts/chromium.ts';

const FLAGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A tab as a user has it: behind another tab it is hidden and its timers are throttled. */
export interface PlainTab {
  goto(url: string): Promise<void>;
  /** Evaluates an expression, and waits for it if it is a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the first element that matches, as a person would. */
  click(selector: string): Promise<void>;
  /** Shows this tab, which hides the others. */
  bringToFront(): Promise<void>;
}

export interface PlainChromium {
  /** Opens a tab. `script` runs before the scripts of each page. */
  openTab(script?: string): Promise<PlainTab>;
  close(): Promise<void>;
}

type Answer = Record<string, unknown>;
type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>;

/**
 * Starts Chromium without the changes that automation tools make. Playwright treats every page as visible and turns off
 * throttling, so it cannot test a hidden page.
 */
export async function startPlainChromium(): Promise<PlainChromium> {
  const path = await findChromium();
  if (!path) throw new Error('There is no Chromium');
  const profile = await mkdtemp(join(tmpdir(), 'vendor-portal-chromium-'));
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const send = connect(child.stdio[3] as Writable, child.stdio[4] as unknown as Readable);
  return {
    openTab: (script) => openTab(send, script),
    async close() {
      child.kill('SIGKILL');
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Connects to the DevTools protocol over a pipe. Each message is JSON, followed by a zero byte. */
function connect(input: Writable, output: Readable): Send {
  const waiting = new Map<number, (answer: { result?: Answer; error?: unknown }) => void>();
  let id = 0;
  let rest = '';
  output.on('data', (chunk: Buffer) => {
    const parts = (rest + String(chunk)).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const answer = JSON.parse(part) as { id?: number; result?: Answer; error?: unknown };
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, ({ result, error }) => {
        if (result) resolve(result);
        else reject(new Error(`${method}: ${JSON.stringify(error)}`));
      });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}

async function openTab(send: Send, script?: string): Promise<PlainTab> {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const call = (method: string, params?: object) => send(method, params, String(sessionId));
  await call('Page.enable');
  if (script) await call('Page.addScriptToEvaluateOnNewDocument', { source: script });

  async function evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await call('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: Value }).value;
  }

  return {
    evaluate,
    async goto(url) {
      await call('Page.navigate', { url });
    },
    async click(selector) {
      const [x, y] = await evaluate<[number, number]>(
        `(() => { const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
      );
      const at = { x, y, button: 'left', clickCount: 1 };
      await call('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
      await call('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
    },
    async bringToFront() {
      await send('Target.activateTarget', { targetId });
    },
  };
}
