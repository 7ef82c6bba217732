import { yieldToMain } from './yieldToMain';

/** Longest time of work between two breaks, in ms. */
const SLICE_MS = 8;

interface Breaks {
  signal: AbortSignal;
  /** Called before each break with the number of items processed so far. */
  onBreak: (done: number) => void;
}

/** Processes many items without blocking the page; rejects with the signal's reason when it aborts. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  { signal, onBreak }: Breaks,
): Promise<void> {
  let done = 0;
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() > sliceEnd) {
      onBreak(done);
      await yieldToMain();
      sliceEnd = performance.now() + SLICE_MS;
    }
    signal.throwIfAborted();
    work(item);
    done += 1;
  }
  signal.throwIfAborted();
}
