import { expect, onTestFinished, test, vi } from 'vitest';
import type { Diagnosis } from '../../../core/api/errors';
import { unsupportedReact } from './hostPageFaults';
import { watchHeight } from './watchHeight';
import { isSupported, watchHostPage, watchPolicy } from './watchHostPage';

const HOST = { href: 'https://api.market.example/v1', origin: 'https://api.market.example' };
const PICTURE = 'https://cdn.market.example/dish.webp';

function open() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<img src="${PICTURE}"><img src="blob:http://page/1">`;
  const report = vi.fn((_found: Diagnosis) => {});
  return { root, host: HOST, report, lines: () => report.mock.calls.map(([{ line }]) => line) };
}

function refuse(effectiveDirective: string, blockedURI: string, disposition = 'enforce') {
  const event = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI, disposition }));
}

/** Refuses a picture of the portal; violations are reported in their order. */
async function expectOnlyTheLast(lines: () => unknown[]) {
  refuse('img-src', 'blob');
  await vi.waitFor(() => expect(lines()).toEqual(['img-src blob:']));
}

function openPolicy() {
  const watch = open();
  onTestFinished(watchPolicy(watch));
  return watch;
}

test.each([
  ['connect-src', `${HOST.href}/vendor`, `connect-src ${HOST.origin}`],
  ['img-src', PICTURE, 'img-src https://cdn.market.example'],
  ['img-src', 'blob', 'img-src blob:'],
  [
    'script-src-elem',
    'https://maps.googleapis.com/maps/api/js?key=k',
    'script-src https://maps.googleapis.com',
  ],
  ['worker-src', `${location.origin}/vendor-portal-sw.js`, "worker-src 'self'"],
])('a refused %s of %s names the line to add', async (directive, uri, line) => {
  const { lines, report } = openPolicy();
  refuse(directive, uri);
  await vi.waitFor(() => expect(lines()).toEqual([line]));
  expect(report.mock.calls[0]?.[0].kind).toBe('config');
});

test.each([
  ['connect-src', 'https://analytics.example/collect'],
  ['connect-src', `${HOST.origin}.evil.example/`],
  ['img-src', 'https://host.example/banner.png'],
  ['script-src-elem', 'https://host.example/app.js'],
  ['style-src-elem', 'inline'],
  ['worker-src', 'https://host.example/worker.js'],
])('a refused %s of %s is the business of the host', async (directive, uri) => {
  const { lines } = openPolicy();
  refuse(directive, uri);
  await expectOnlyTheLast(lines);
});

test('a policy that only reports refuses nothing', async () => {
  const { lines } = openPolicy();
  refuse('connect-src', HOST.href, 'report');
  await expectOnlyTheLast(lines);
});

test('after the cleanup nothing is reported', async () => {
  const watch = open();
  watchHostPage(watch)();
  refuse('connect-src', HOST.href);
  onTestFinished(watchPolicy(watch));
  await expectOnlyTheLast(watch.lines);
});

/** A root with the given client rects, resized by the test. */
function openBox(boxes: { width: number; height: number }[]) {
  vi.useFakeTimers();
  const watch = open();
  const page = { boxes, resize: () => {}, isWatched: false };
  vi.spyOn(watch.root, 'getClientRects').mockImplementation(() => page.boxes as never);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        page.resize = onResize;
      }
      observe() {
        page.isWatched = true;
      }
      disconnect() {
        page.isWatched = false;
      }
    },
  );
  const stop = watchHeight(watch);
  page.resize();
  return { ...watch, page, stop };
}

test('a portal without a height is reported once', () => {
  const { lines, page } = openBox([{ width: 800, height: 0 }]);
  vi.advanceTimersByTime(999);
  expect(lines()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([lines(), page.isWatched]).toEqual([['height: 100dvh;'], false]);
});

test.each([
  ['not displayed', []],
  ['high', [{ width: 800, height: 600 }]],
  ['without a width', [{ width: 0, height: 0 }]],
])('a portal that is %s is in order', (_name, boxes) => {
  const { lines } = openBox(boxes);
  vi.advanceTimersByTime(60_000);
  expect(lines()).toEqual([]);
});

test('a pane that opens from no height is in order', () => {
  const { lines, page } = openBox([{ width: 800, height: 0 }]);
  vi.advanceTimersByTime(500);
  page.boxes = [{ width: 800, height: 40 }];
  page.resize();
  vi.advanceTimersByTime(60_000);
  expect(lines()).toEqual([]);
});

test('the cleanup leaves no timer behind', () => {
  const { page, stop } = openBox([{ width: 800, height: 0 }]);
  stop();
  expect([page.isWatched, vi.getTimerCount()]).toEqual([false, 0]);
});

test.each(['18.3.0', '18.3.1', '19.0.0', '19.3.1', '19.0.0-rc-1'])(
  'React %s is fine',
  (version) => {
    expect(isSupported(version)).toBe(true);
  },
);

test.each(['17.0.2', '18.2.0', '20.0.0'])('React %s is out of range', (version) => {
  expect(isSupported(version)).toBe(false);
  expect(unsupportedReact(version)).toMatchObject({
    kind: 'config',
    message: expect.stringContaining(version),
    line: 'npm install react@19 react-dom@19',
  });
});
