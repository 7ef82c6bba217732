import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import WebDriver, { type Client } from 'webdriver';
import { listenOnFreePort } from '../../../bin/harness/listen.ts';
import { type Driver, type Engine, endOrGiveUp, HEIGHT, type Key } from './Driver.ts';

/** The key that marks an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The code points of keys without a character (WebDriver, 17.4.2). */
const KEYS: Partial<Record<Key, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowUp: '\uE013',
};

interface Session {
  client: Client;
  /** The tab that receives the commands. */
  current: string;
}

/** Starts WebKitGTK on a separate virtual screen (Xvfb) and controls it over WebDriver. */
export async function startWebKit(programs: {
  driver: string;
  browser: string;
  xvfb: string;
}): Promise<Engine> {
  const xvfb = spawn(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) =>
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  const driver = spawn(programs.driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  await untilListening(port);
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    connectionRetryTimeout: 60_000,
    capabilities: {
      alwaysMatch: {
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      } as WebdriverIO.Capabilities,
      firstMatch: [{}],
    },
  });
  const current = await client.getWindowHandle();
  return {
    driver: createDriver({ client, current }, current),
    version: String(client.capabilities.browserVersion),
    async close() {
      await endOrGiveUp(client.deleteSession());
      driver.kill('SIGKILL');
      xvfb.kill('SIGKILL');
    },
  };
}

function createDriver(session: Session, tab: string): Driver {
  const { client } = session;
  const inTab = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (session.current !== tab) {
      await client.switchToWindow(tab);
      session.current = tab;
    }
    return work();
  };
  const idOf = (element: object) => (element as Record<string, string>)[ELEMENT] ?? '';
  const keys = (actions: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    inTab(() => client.performActions([{ type: 'key', id: 'keyboard', actions }]));
  const down = (value: string) => ({ type: 'keyDown' as const, value });
  const up = (value: string) => ({ type: 'keyUp' as const, value });
  return {
    open: (url) => inTab(() => client.navigateTo(url)),
    url: () => inTab(() => client.getUrl()),
    run: (body, args = []) => inTab(() => client.executeScript(body, args as object[])),
    find: (body, args) => inTab(() => client.executeScript(body, args as object[])),
    click: (element) => inTab(() => client.elementClick(idOf(element))),
    upload: (element, files) =>
      inTab(() => client.elementSendKeys(idOf(element), files.join('\n'))),
    type: (text) => keys([...text].flatMap((value) => [down(value), up(value)])),
    press: (...names) => {
      const values = names.map((name) => KEYS[name] ?? name);
      return keys([...values.map(down), ...values.toReversed().map(up)]);
    },
    resize: async (width) => {
      await inTab(() => client.setWindowRect(null, null, width, HEIGHT));
    },
    async openTab() {
      const { handle } = await inTab(() => client.createWindow('tab'));
      return createDriver(session, handle);
    },
    async closeTab() {
      await inTab(() => client.closeWindow());
    },
  };
}

async function freePort(): Promise<number> {
  const { port, close } = await listenOnFreePort(createServer(), {
    port: 0,
    strictPort: false,
    listen: null,
  });
  await close();
  return port;
}

function untilListening(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  return expect.poll(isReady, { timeout: 20_000, intervals: [50] }).toBe(true);
}
