import { expect, test, vi } from 'vitest';
import { writeFile } from './runExport';

const columns = [{ header: 'Number', value: (row: number) => row }];
const rows = Array.from({ length: 10_000 }, (_, index) => index);
const context = {
  formats: { date: String, dateTime: String },
  zone: { iso: String },
  currency: 'INR',
  heads: { money: (head: string) => head, iso: (head: string) => head },
};

test('all rows are written in slices', async () => {
  const onProgress = vi.fn();
  vi.spyOn(performance, 'now').mockImplementation(steps());
  const parts = await writeFile({ columns, rows }, context, { ...job(), onProgress });
  vi.restoreAllMocks();
  const lines = (await new Blob(parts).text()).split('\r\n');
  expect(lines).toEqual(['\uFEFFNumber', ...rows.map(String), '']);
  expect(onProgress.mock.calls.length).toBeGreaterThan(100);
});

test('a cancelled export writes no more rows', async () => {
  const stop = new AbortController();
  const value = vi.fn((row: number) => {
    if (row === 5) stop.abort();
    return row;
  });
  const table = { columns: [{ header: 'Number', value }], rows };
  await expect(writeFile(table, context, job(stop.signal))).rejects.toThrow();
  expect(value).toHaveBeenCalledTimes(6);
});

function job(signal = new AbortController().signal) {
  return { signal, onProgress: () => {} };
}

/** A clock that advances by a millisecond on each read. */
function steps() {
  let now = 0;
  return () => (now += 1);
}
