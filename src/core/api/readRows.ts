import { nextTask } from '../async/nextTask';
import type { Wire } from '../format/wireValues';
import { createRowSplitter } from './rowSplitter';

/** Bytes read at a time: about a millisecond's work, on a slow phone ten. */
const PIECE = 32_768;
/** Milliseconds of reading after which the page may answer its person; a frame of its own takes five more on a slow phone. */
const SLICE = 24;

/** Hands the rows of a body to `take` as they arrive; returns what is left of the body. @internal */
export async function readRows(
  body: ReadableStream<Uint8Array>,
  take: (rows: readonly Wire[]) => void,
): Promise<string> {
  const splitter = createRowSplitter();
  const reader = body.getReader();
  const accept = (rows: readonly Wire[]) => {
    if (rows.length > 0) take(rows);
  };
  let sliceEnd = performance.now() + SLICE;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    for (let at = 0; at < value.length; at += PIECE) {
      const piece = value.subarray(at, at + PIECE);
      accept(splitter.push(piece));
      if (performance.now() < sliceEnd) continue;
      await nextTask();
      sliceEnd = performance.now() + SLICE;
    }
  }
  return splitter.rest();
}
