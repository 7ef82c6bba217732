import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { SandboxControl } from '../../../testing/index.ts';
import { endpointOf } from './endpointOf.ts';
import { judge } from './judge.ts';
import { noteRouteFaults } from './noteRouteFaults.ts';
import { followClock } from './pageClock.ts';
import { emptyRecording } from './recording.ts';

/** Fails a test whose pages have an error, send a secret to the wrong origin or repeat calls in a loop. */
export interface Recorder {
  /** Declares that the test causes this uncaught error or `console.error`. It must occur. */
  expectError(text: string | RegExp): void;
  /** Declares that the test calls an endpoint, or reloads the `document`, more than 5 times in 10 s. */
  allowCalls(endpoint: string, why: string): void;
  /** Returns the faults so far, which then no longer fail the test. */
  findings(): Promise<string[]>;
  /** Returns a control that declares its faults to the recorder, and whose tokens and codes are treated as secrets. */
  watch(control: SandboxControl): SandboxControl;
  stop(): void;
}

const FLUSH_MS = 500;
const CALLS = ['xhr', 'fetch', 'eventsource', 'ping'];

/** The endpoint of a call. Calls for the lists of the board also have the name of the list. */
function nameOf(request: Request): string {
  const url = request.url();
  const name = endpointOf(url) ?? new URL(url).pathname;
  if (name !== 'ordersByStatus') return name;
  return `${name} ${/"status":"(\w+)"/.exec(request.postData() ?? '')?.[1]}`;
}

/** @param ownOrigins - origins that may receive the vendor's token */
export function record(context: BrowserContext, ownOrigins: readonly string[]): Recorder {
  let recording = emptyRecording();
  const pending: Promise<unknown>[] = [];
  const clock = followClock(context.clock);
  const undo = [
    noteRouteFaults(context, (url) => recording.faults.add(url)),
    () => clock.restore(),
  ];

  function noteCall(endpoint: string, document: string): void {
    recording.calls.push({ endpoint, document, ...clock.now() });
  }

  function noteRequest(request: Request): void {
    const url = request.url();
    recording.urls.push(url);
    const headers = request.headers();
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (token) recording.secrets.add(token);
    if (ownOrigins.includes(new URL(url).origin)) return;
    const text = [url, ...Object.values(headers), request.postData()].join('\n');
    recording.foreign.push({ url, text });
  }

  function watchPage(page: Page, tab: string): void {
    let documents = 0;
    /**
     * The endpoints called since the last navigation. The first call of each is not counted, because every opened
     * screen makes it.
     */
    let opening = new Set<string>();
    undo.push(noteRouteFaults(page, (url) => recording.faults.add(url)));
    page.on('framenavigated', (frame) => {
      recording.urls.push(frame.url());
      opening = new Set();
    });
    page.on('request', (request) => {
      noteRequest(request);
      if (request.isNavigationRequest()) {
        documents += 1;
        noteCall('document', tab);
      } else if (CALLS.includes(request.resourceType())) {
        const name = nameOf(request);
        if (opening.has(name)) noteCall(name, `${tab}, document ${documents}`);
        opening.add(name);
      }
    });
  }

  let tabs = 0;
  const onPage = (page: Page) => watchPage(page, `tab ${(tabs += 1)}`);
  for (const page of context.pages()) onPage(page);
  context.on('page', onPage);
  context.on('weberror', (error) => recording.uncaught.push(String(error.error())));
  context.on('console', (message) => {
    const line = { type: message.type(), text: message.text(), url: message.location().url };
    recording.console.push(line);
    // Read objects in full, because their text in the message is cut off after a few fields.
    for (const argument of message.args().slice(1)) {
      const added = argument.jsonValue().then((value) => {
        line.text += ` ${value instanceof Error ? String(value) : JSON.stringify(value)}`;
      });
      pending.push(added.catch(() => {}));
    }
  });

  return {
    expectError: (text) => void recording.expected.push(text),
    allowCalls: (endpoint) => void recording.busy.add(endpoint),
    async findings() {
      // Events arrive in order, so once a page has answered, all of its earlier events are known.
      const answers = context.pages().map((page) => page.evaluate('0').catch(() => {}));
      // A frozen page does not answer.
      await Promise.race([Promise.all(answers), delay(FLUSH_MS)]);
      await Promise.race([Promise.all(pending), delay(FLUSH_MS)]);
      const { secrets } = recording;
      const findings = judge(recording);
      recording = { ...emptyRecording(), secrets };
      return findings;
    },
    watch: (control) => ({
      ...control,
      fault(fault) {
        // The stream and the polled changes have the same path, with GET and POST.
        recording.faults.add(fault.endpoint.replace('orderChangesStream', 'orderChanges'));
        return control.fault(fault);
      },
      async code(phone) {
        const code = await control.code(phone);
        recording.secrets.add(code);
        return code;
      },
      async token(phone) {
        const session = await control.token(phone);
        recording.secrets.add(session.access_token);
        return session;
      },
    }),
    stop() {
      for (const one of undo) one();
    },
  };
}
