import { expect, test } from 'vitest';
import { inLanes } from './inLanes';

function started(items: readonly string[]) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  let isStopped = false;
  const work = (item: string) => {
    log.push(item);
    return new Promise<void>((resolve) => void ends.set(item, resolve));
  };
  const all = inLanes(items, 2, work, () => isStopped);
  const end = async (item: string) => {
    ends.get(item)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { log, all, end, stop: () => (isStopped = true) };
}

test('two items at a time are handled in order', async () => {
  const { log, all, end } = started(['a', 'b', 'c', 'd']);
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  await all;
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('no item starts after a stop', async () => {
  const { log, all, end, stop } = started(['a', 'b', 'c']);
  stop();
  await end('a');
  await end('b');
  await all;
  expect(log).toEqual(['a', 'b']);
});
