import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from './ThemeRoot';

const submitted = vi.fn();

beforeEach(() => {
  submitted.mockClear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Clicks the button of a form and waits for the events that follow. */
function submit(onClick?: (event: { preventDefault(): void }) => void) {
  render(
    <ThemeRoot>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitted((event.nativeEvent as SubmitEvent).submitter);
        }}
      >
        <button type="submit" onClick={onClick}>
          Send
        </button>
      </form>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByText('Send'));
  vi.runAllTimers();
}

test('a form is submitted once', () => {
  submit();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a click whose default was prevented submits nothing', () => {
  submit((event) => event.preventDefault());
  expect(submitted).not.toHaveBeenCalled();
});

test('a submit event is sent where the browser sends none', () => {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('submit', swallow, { capture: true, once: true });
  submit();
  expect(submitted.mock.calls).toEqual([[screen.getByText('Send')]]);
});
