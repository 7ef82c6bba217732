import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { useIdleTurns } from './useIdleTurns';

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
};

function Pages({ isBusy = false, onTap = () => {} }) {
  const root = useRef<HTMLElement>(null);
  const [page, setPage] = useState(0);
  const pages = { page, pageCount: 3, setPage };
  useIdleTurns({ root, pages, newTickets: [], isBusy, everySecond });
  return (
    <section ref={root}>
      <button type="button" onClick={onTap}>
        {page}
      </button>
    </section>
  );
}

function open(props: Parameters<typeof Pages>[0] = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { wrapper } = createTestPortal();
  const { rerender } = render(<Pages {...props} />, { wrapper });
  return {
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    show: (next: typeof props) => rerender(<Pages {...next} />),
    page: () => screen.getByRole('button').textContent,
  };
}

test('a tap just after a page has turned by itself does nothing', async () => {
  const onTap = vi.fn();
  const { wait, page } = open({ onTap });
  await wait(19_000);
  expect(page()).toBe('0');
  while (page() === '0') await wait(100);
  fireEvent.click(screen.getByRole('button'));
  expect(onTap).not.toHaveBeenCalled();
  await wait(500);
  fireEvent.click(screen.getByRole('button'));
  expect(onTap).toHaveBeenCalledOnce();
});

test('no page turns while a step counts down', async () => {
  const { wait, page, show } = open({ isBusy: true });
  await wait(60_000);
  expect(page()).toBe('0');
  show({ isBusy: false });
  await wait(2_000);
  expect(page()).toBe('1');
});
