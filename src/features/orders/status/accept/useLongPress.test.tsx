import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LONG_PRESS_MS, useLongPress } from './useLongPress';

const onLongPress = vi.fn();
const onClick = vi.fn();

function Pressed() {
  return (
    <button type="button" {...useLongPress(onLongPress)} onClick={onClick}>
      Accept
    </button>
  );
}

const TOUCH = { pointerType: 'touch', isPrimary: true, button: 0, clientX: 100, clientY: 100 };

beforeEach(() => {
  vi.clearAllMocks();
});

function press(pointer: object = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { unmount } = render(<Pressed />);
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, { ...TOUCH, ...pointer });
  return {
    button,
    unmount,
    hold: (ms = LONG_PRESS_MS) => vi.advanceTimersByTime(ms),
    release: () => {
      fireEvent.pointerUp(button, TOUCH);
      fireEvent.click(button, { detail: 1 });
    },
  };
}

test('a press of 500 ms acts once, and its release is no click', () => {
  const { hold, release } = press();
  hold(499);
  expect(onLongPress).not.toHaveBeenCalled();
  hold(1);
  release();
  hold();
  expect(onLongPress).toHaveBeenCalledTimes(1);
  expect(onClick).not.toHaveBeenCalled();
});

test('a shorter press is a click', () => {
  const { hold, release } = press();
  hold(499);
  release();
  hold();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('after a long press, the next click and the keyboard click as before', () => {
  const { button, hold, release } = press();
  hold();
  fireEvent.click(button, { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(button, TOUCH);
  release();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each<[string, (button: HTMLElement) => void]>([
  ['a move of 11 px', (button) => fireEvent.pointerMove(button, { ...TOUCH, clientY: 111 })],
  ['a scroll', () => fireEvent.scroll(document.body)],
  ['the browser, which scrolls', (button) => fireEvent.pointerCancel(button, TOUCH)],
  ['the pointer that leaves', (button) => fireEvent.pointerLeave(button, TOUCH)],
  ['a second finger', (button) => fireEvent.pointerDown(button, { ...TOUCH, isPrimary: false })],
])('%s ends the press', (_name, end) => {
  const { button, hold } = press();
  hold(400);
  end(button);
  hold();
  expect(onLongPress).not.toHaveBeenCalled();
});

test('a finger that trembles goes on pressing', () => {
  const { button, hold } = press();
  fireEvent.pointerMove(button, { ...TOUCH, clientX: 106, clientY: 106 });
  hold();
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

test('a button that is removed ends the press', () => {
  const { unmount, hold } = press();
  unmount();
  hold();
  expect(onLongPress).not.toHaveBeenCalled();
});

test('a touch opens no menu of the browser', () => {
  expect(fireEvent.contextMenu(press().button)).toBe(false);
});

test('a mouse keeps the menu of the browser, which ends the press', () => {
  const { button, hold } = press({ pointerType: 'mouse' });
  expect(fireEvent.contextMenu(button)).toBe(true);
  hold();
  expect(onLongPress).not.toHaveBeenCalled();
});

test('the right button of a mouse is no long press', () => {
  press({ pointerType: 'mouse', button: 2 }).hold();
  expect(onLongPress).not.toHaveBeenCalled();
});
