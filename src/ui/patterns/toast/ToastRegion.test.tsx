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
  act(() => notices.notify.info('five'));
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
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(9000);
  screen.getByText('Read me');
});

test('closing a focused toast lets the next one close in time', async () => {
  const { notices, pass } = openToasts();
  act(() => notices.notify.info('Held'));
  await pass(50);
  const close = screen.getByRole('button', { name: 'Close' });
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
