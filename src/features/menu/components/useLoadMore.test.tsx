import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOAD_MORE_MS } from '../../../core/menu/menuList';
import { useLoadMore } from './MenuGrid';

const onMore = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onMore.mockReset();
});

function Place({ filter = '', shown = 1 }) {
  const { grid, more, isLoading, loadMore } = useLoadMore(filter, shown, onMore);
  return (
    <>
      <input aria-label="Search" />
      <div ref={grid}>
        {Array.from({ length: shown }, (_, index) => (
          <article key={index} tabIndex={-1} />
        ))}
      </div>
      <button ref={more} type="button" aria-busy={isLoading} onClick={loadMore}>
        More
      </button>
    </>
  );
}

function press() {
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  return button;
}

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('after the delay the focus moves to the first new card', () => {
  const { rerender } = render(<Place />);
  press();
  wait(LOAD_MORE_MS - 1);
  expect(onMore).not.toHaveBeenCalled();
  wait(1);
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<Place shown={2} />);
  expect(document.activeElement).toBe(screen.getAllByRole('article')[1]);
});

test('a focus that moved to another field is not taken back', () => {
  const { rerender } = render(<Place />);
  press();
  screen.getByRole('textbox').focus();
  wait(LOAD_MORE_MS);
  rerender(<Place shown={2} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a change of the filter cancels a pending Load More', () => {
  const { rerender } = render(<Place />);
  const button = press();
  rerender(<Place filter="veg" />);
  expect(button.getAttribute('aria-busy')).toBe('false');
  wait(LOAD_MORE_MS);
  expect(onMore).not.toHaveBeenCalled();
});
