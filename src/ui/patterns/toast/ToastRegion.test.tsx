import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { createNotices, type Notices } from './notices';
import { ToastRegion } from './ToastRegion';

function openToasts(notices: Notices = createNotices(Date.now)) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastRegion notices={notices} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { notices, pass };
}

test('an error is an alert unlike a success', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.success('Order Updated!'));
  act(() => notices.notify.error('Order rejected.'));
  await pass(50);
  expect(screen.getByRole('status').textContent).toBe('Order Updated!');
  expect(screen.getByRole('alert').textContent).toBe('Order rejected.');
});

test('a toast closes after five seconds unless it has its own duration', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.error('five'));
  act(() => notices.notify.info('two', { durationMs: 2000 }));
  await pass(2100);
  expect(screen.queryByText('two')).toBeNull();
  screen.getByText('five');
  await pass(3000);
  expect(screen.queryByText('five')).toBeNull();
});

test('a toast under the pointer or with the focus stays', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.info('Read me'));
  await pass(50);
  act(() => screen.getByRole('button', { name: 'Close the message' }).focus());
  await pass(9000);
  screen.getByText('Read me');
});

test('closing a focused toast lets the next one close in time', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.info('Held'));
  await pass(50);
  const close = screen.getByRole('button', { name: 'Close the message' });
  act(() => close.focus());
  act(() => close.click());
  act(() => notices.notify.info('Next'));
  await pass(5100);
  expect(screen.queryByText('Next')).toBeNull();
});

test('a notice from before the region is shown when the region mounts', async () => {
  const notices = createNotices(Date.now);
  notices.notify.info('Early');
  const { pass } = openToasts(notices);
  await pass(50);
  screen.getByText('Early');
});

test('StrictMode loses no notice from before the region', async () => {
  const notices = createNotices(Date.now);
  notices.notify.info('Early');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastRegion notices={notices} />, { wrapper: StrictMode });
  await act(() => vi.advanceTimersByTimeAsync(50));
  screen.getByText('Early');
});

test('two portals on a page keep their toasts separate', async () => {
  const other = createNotices(Date.now);
  const { notices, pass } = openToasts();
  render(<ToastRegion notices={other} />);
  act(() => notices.notify.info('Mine'));
  await pass(50);
  act(() => other.clear());
  await pass(50);
  expect(screen.getAllByText('Mine')).toHaveLength(1);
});

test('clearing removes the toasts with their log', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.info('Secret'));
  await pass(50);
  act(() => notices.clear());
  await pass(50);
  expect(screen.queryByText('Secret')).toBeNull();
  expect(notices.getLog()).toEqual([]);
});

test('a notice that follows a clearing is shown', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.info('Secret'));
  await pass(50);
  act(() => {
    notices.clear();
    notices.notify.info('Signed out');
  });
  await pass(50);
  expect(screen.getByRole('status').textContent).toBe('Signed out');
});

test('similar results become one line that counts them', async () => {
  const { notices, pass } = openToasts();
  const many = (count: number) => `${count} orders updated`;
  for (const detail of ['Order 1', 'Order 2', 'Order 3']) {
    act(() => notices.notify.success('Order Updated!', { detail, many }));
    await pass(1000);
  }
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '3 orders updated',
  ]);
  expect(notices.getLog()).toHaveLength(3);
  await pass(4100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the next result after a closed line counts from one', async () => {
  const { notices, pass } = openToasts();
  const many = (count: number) => `${count} orders updated`;
  act(() => notices.notify.success('Order Updated!', { many }));
  await pass(5100);
  act(() => notices.notify.success('Order Updated!', { many }));
  await pass(50);
  expect(screen.getByRole('status').textContent).toBe('Order Updated!');
});

test('another result replaces the line in the same live region', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.success('Order Updated!'));
  await pass(50);
  const line = screen.getByRole('status');
  act(() => notices.notify.info('Menu approved'));
  await pass(50);
  expect(screen.getByRole('status')).toBe(line);
  expect(line.textContent).toBe('Menu approved');
});

test('failures wait for the one before, which counts them', async () => {
  const { notices, pass } = openToasts();
  for (const text of ['first', 'second', 'third']) act(() => notices.notify.error(text));
  await pass(50);
  expect(screen.getByRole('alert').textContent).toBe('first+2');
  await pass(5000);
  expect(screen.getByRole('alert').textContent).toBe('second+1');
  act(() => screen.getByRole('button', { name: 'Close the message' }).click());
  await pass(50);
  expect(screen.getByRole('alert').textContent).toBe('third');
});

test('an offer to undo outlives the next result', async () => {
  const { notices, pass } = openToasts();
  const onSelect = vi.fn();
  act(() => notices.notify.success('Dal is out', { action: { label: 'Undo', onSelect } }));
  act(() => notices.notify.success('Order Updated!'));
  await pass(50);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  await pass(50);
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Order Updated!');
});
