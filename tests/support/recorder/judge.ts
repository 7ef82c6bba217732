import { NO_PORTAL } from '../signIn.ts';
import { endpointOf } from './endpointOf.ts';
import type { Call, Recording } from './recording.ts';

const MOST_CALLS = 5;
const WINDOW_MS = 10_000;

/** Describes the faults of a recording in sentences (G1, G5, G9). */
export function judge(recording: Recording): string[] {
  return [...errorsIn(recording), ...leaksIn(recording), ...loopsIn(recording)];
}

function errorsIn({ uncaught, console, expected, faults }: Recording): string[] {
  const errors = [
    ...uncaught.map((text) => `uncaught: ${text}`),
    ...console
      .filter((line) => line.type === 'error' && !isDeclared(line, faults))
      .map(({ text, url }) => `console.error: ${text} (${url})`),
  ];
  const matches = (error: string, text: string | RegExp) =>
    typeof text === 'string' ? error.includes(text) : text.test(error);
  return [
    ...errors.filter((error) => !expected.some((text) => matches(error, text))),
    ...expected
      .filter((text) => !errors.some((error) => matches(error, text)))
      .map((text) => `the test expects the error ${String(text)}, which did not occur`),
  ];
}

function isDeclared({ text, url }: Recording['console'][number], faults: Recording['faults']) {
  if (!text.startsWith('Failed to load resource')) return false;
  const endpoint = endpointOf(url);
  return (
    text.includes('net::ERR_INTERNET_DISCONNECTED') ||
    url.endsWith(NO_PORTAL) ||
    url.endsWith('/favicon.ico') ||
    faults.has(url) ||
    (endpoint !== undefined && (faults.has(endpoint) || faults.has('*')))
  );
}

function leaksIn({ secrets, urls, console, foreign }: Recording): string[] {
  return [...secrets].flatMap((secret) => {
    const find = finderOf(secret);
    return [
      ...urls.filter((url) => find(withoutOrigin(url))).map((url) => `a secret in the URL ${url}`),
      ...console.filter(({ text }) => find(text)).map(({ text }) => `a secret in the log: ${text}`),
      ...foreign.filter(({ text }) => find(text)).map(({ url }) => `a secret was sent to ${url}`),
    ];
  });
}

/**
 * Returns a function that finds a secret in a text. The four digits of a code also occur in longer numbers, times and
 * names, where they are ignored.
 */
function finderOf(secret: string): (text: string) => boolean {
  if (!/^\d+$/.test(secret)) return (text) => text.includes(secret);
  const alone = new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`);
  return (text) => alone.test(text);
}

function withoutOrigin(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*/, '');
}

function loopsIn({ calls, busy }: Recording): string[] {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const name = `${call.document} ${call.endpoint}`;
    groups.set(name, [...(groups.get(name) ?? []), call]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || busy.has(first.endpoint.replace(/ .*/, ''))) return [];
    const most = mostAtOnce(group);
    return most ? [`${first.endpoint} was called ${most} (${first.document})`] : [];
  });
}

/** Describes the first period with too many calls. */
function mostAtOnce(calls: readonly Call[]): string | null {
  for (const { from } of calls) {
    for (const { to } of calls) {
      const length = to - from;
      const inside = calls.filter((call) => call.from >= from && call.to <= to).length;
      const limit = MOST_CALLS * (Math.floor(length / WINDOW_MS) + 1);
      if (length >= 0 && inside > limit) return `${inside} times in ${length} ms`;
    }
  }
  return null;
}
