/** Everything that a test's pages did. `judge` checks the recording when the test ends. */
export interface Recording {
  /** Uncaught errors and rejections. */
  uncaught: string[];
  console: { type: string; text: string; url: string }[];
  calls: Call[];
  /** URLs of requests, documents and history entries. */
  urls: string[];
  /** Requests to origins other than those of the page and the backend, with headers and body. */
  foreign: { url: string; text: string }[];
  /** Tokens and one-time codes. */
  secrets: Set<string>;
  expected: (string | RegExp)[];
  /** Endpoints and URLs with a fault that the test caused; `*` means every endpoint. */
  faults: Set<string>;
  /** Endpoints that the test may call often. */
  busy: Set<string>;
}

/** A call of one document. It was made between the two times, in ms on the page's clock. */
export interface Call {
  endpoint: string;
  document: string;
  from: number;
  to: number;
}

export function emptyRecording(): Recording {
  return {
    uncaught: [],
    console: [],
    calls: [],
    urls: [],
    foreign: [],
    secrets: new Set(),
    expected: [],
    faults: new Set(),
    busy: new Set(),
  };
}
