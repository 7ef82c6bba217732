import type { CDPSession } from '@playwright/test';
import { add, print, writeRecording } from './recording.ts';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'v8',
  'v8.execute',
  'loading',
  '__metadata',
];

/** The kinds of work on the main thread, by the names of their events. The first match counts. */
const KINDS: readonly [string, RegExp][] = [
  ['garbage collection', /GC/],
  ['compiling', /compile|ParseFunction|deserialize|CacheConsume/i],
  ['style', /UpdateLayoutTree|recalcStyle|ScheduleStyle/i],
  ['layout', /^Layout$|LayoutShift|performLayout/i],
  ['paint', /Paint|Layerize|^Commit$|UpdateLayer|compositing|Raster/i],
  ['parsing HTML', /ParseHTML/],
  [
    'script',
    /EvaluateScript|FunctionCall|v8\.|V8\.|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|FireIdle|HandlePostMessage|XHR/,
  ],
];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
}

/** Writes a trace of `work` for the developer tools, and prints the time of the main thread by kind. */
export async function traceOf<Result>(
  devTools: CDPSession,
  { name }: { name: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const traceEvents: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => traceEvents.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  const result = await work();
  const ended = new Promise((resolve) => {
    devTools.once('Tracing.tracingComplete', resolve);
  });
  await devTools.send('Tracing.end');
  await ended;
  devTools.off('Tracing.dataCollected', collect);
  await writeRecording(name, 'trace.json', { traceEvents });
  print('main thread by kind', kindsOf(traceEvents));
  return result;
}

/** The self time of each kind, in ms, on the main thread of the page. */
function kindsOf(events: readonly TraceEvent[]): Map<string, number> {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}-${tid}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const spans = events
    .filter((event) => event.ph === 'X' && mainThreads.has(threadOf(event)))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const sums = new Map<string, number>();
  const open: { end: number; kind: string }[] = [];
  for (const { name, ts, dur = 0 } of spans) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const parent = open.at(-1);
    const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? parent?.kind ?? 'other';
    if (parent) add(sums, parent.kind, -dur / 1_000);
    add(sums, kind, dur / 1_000);
    open.push({ end: ts + dur, kind });
  }
  return sums;
}
