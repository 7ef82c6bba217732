import { within } from '../../async/within';
import type { HeadersRecord, RequestCall, RequestOptions } from '../../contracts';
import { ConfigFailure, Diagnosis, PortalFailure } from '../errors';
import { isReserved } from './reservedHeaders';

export interface HostRequestOptions {
  /** Returns the current value of the `request` prop. */
  getOptions?: () => RequestOptions | undefined;
  report?: (problem: Diagnosis) => void;
}

const HEADERS_MS = 5_000;
const EXAMPLE = "request={{ headers: { 'X-Tenant': 'saffron' } }}";

export const noResponse = () =>
  new Diagnosis(
    'config',
    'request.fetch did not return a Response',
    'Return the result of fetch:',
    'request={{ fetch: (url, init) => fetch(url, init) }}',
  );

/** The headers that the `request` prop adds to a call. @throws ConfigFailure @internal */
export async function readHostHeaders(
  { getOptions, report }: Required<HostRequestOptions>,
  call: RequestCall,
  signal: AbortSignal,
): Promise<HeadersRecord> {
  const headers = getOptions()?.headers;
  const given =
    typeof headers === 'function'
      ? await within(signal, HEADERS_MS, async () => headers(call)).catch((error: unknown) => {
          if (signal.aborted || error instanceof PortalFailure) throw error;
          throw fail(
            'request.headers threw an error or took more than 5 seconds',
            'The call was not sent. Return headers within 5 seconds:',
          );
        })
      : headers;
  return accept(given);

  function fail(message: string, advice: string): ConfigFailure {
    report(new Diagnosis('config', message, advice, EXAMPLE));
    return new ConfigFailure(message, advice);
  }

  function accept(record: unknown): HeadersRecord {
    if (typeof record !== 'object' || record === null) {
      throw fail('request.headers did not return headers', 'Return an object of names and values:');
    }
    const entries = Object.entries(record).filter(([name, value]) => {
      const problem = problemOf(name, value);
      if (problem) {
        fail(
          `A header of the request prop was not sent: ${problem}`,
          'Use other headers, such as:',
        );
      }
      return !problem;
    });
    return Object.fromEntries(entries) as HeadersRecord;
  }
}

function problemOf(name: string, value: unknown): string | null {
  if (isReserved(name)) return `${name} belongs to the portal or the browser`;
  if (typeof value !== 'string') return `the value of ${name} is not a string`;
  try {
    new Headers({ [name]: value });
    return null;
  } catch {
    return `${JSON.stringify(name.slice(0, 40))} or its value cannot be sent`;
  }
}
