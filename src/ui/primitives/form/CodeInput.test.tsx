import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DIGITS } from '../../../../tests/brought/amounts';
import { CodeInput } from './CodeInput';

function openCode(initial = '', refused?: string) {
  const onComplete = vi.fn();
  function Form() {
    const [code, setCode] = useState(initial);
    const rest = { isRefused: code === refused, onComplete };
    return <CodeInput label="Code" value={code} onChange={setCode} {...rest} />;
  }
  render(<Form />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const digits = () => boxes.map((box) => box.value).join('|');
  return { user: userEvent.setup(), boxes, digits, onComplete };
}

test('the last digit completes the code', async () => {
  const { user, boxes, digits, onComplete } = openCode();
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('12x34');
  expect(digits()).toBe('1|2|3|4');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
});

test('Backspace in an empty box clears the digit before it', async () => {
  const { user, boxes, digits } = openCode('12');
  await user.click(boxes[2] as HTMLElement);
  await user.keyboard('{Backspace}');
  expect(digits()).toBe('1|||');
  expect(document.activeElement).toBe(boxes[1]);
});

test('a pasted code spreads over the boxes', async () => {
  const { user, boxes, digits } = openCode();
  await user.click(boxes[2] as HTMLElement);
  await user.paste('12-34');
  expect(digits()).toBe('1|2|3|4');
});

test('a code that the phone fills into the first box spreads over the others', async () => {
  const { user, boxes, digits } = openCode();
  await user.click(boxes[0] as HTMLElement);
  await user.paste('9876');
  expect(boxes.map((box) => box.autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
  expect(digits()).toBe('9|8|7|6');
});

test('a digit in the middle stays in its box', async () => {
  const { user, boxes, digits } = openCode();
  await user.type(boxes[2] as HTMLElement, '7');
  expect(digits()).toBe('||7|');
});

test('a digit typed next to another replaces it', async () => {
  const { user, boxes, digits } = openCode('1234');
  const caret = { initialSelectionStart: 1, initialSelectionEnd: 1 };
  await user.type(boxes[1] as HTMLElement, '9', caret);
  expect(digits()).toBe('1|9|3|4');
});

test('the first digit over a refused code empties the other boxes', async () => {
  const { user, boxes, digits, onComplete } = openCode('1234', '1234');
  expect(digits()).toBe('1|2|3|4');
  await user.click(boxes[2] as HTMLElement);
  await user.keyboard('8');
  expect(digits()).toBe('8|||');
  expect(document.activeElement).toBe(boxes[1]);
  expect(onComplete).not.toHaveBeenCalled();
});

test('part of a code pasted over a refused one never mixes with it', async () => {
  const { user, boxes, digits, onComplete } = openCode('8312', '8312');
  await user.click(boxes[2] as HTMLElement);
  await user.paste('34');
  expect(digits()).toBe('3|4||');
  await user.keyboard('56');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('3456');
});

test('typing over a refused code completes the new one with its last digit only', async () => {
  const { user, boxes, digits, onComplete } = openCode('1234', '1234');
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('1284');
  expect(digits()).toBe('1|2|8|4');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1284');
});

test('arrows move between the boxes', async () => {
  const { user, boxes } = openCode('12');
  await user.click(boxes[1] as HTMLElement);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(boxes[0]);
});

test('each box is named by its position', () => {
  openCode();
  screen.getByRole('group', { name: 'Code' });
  screen.getByRole('textbox', { name: 'Digit 3 of 4' });
});

const CODES = DIGITS.filter(({ value }) => value.length === 4);

test.each(CODES)('$input typed in a code field is the code $value', async ({ input, value }) => {
  const { user, boxes, onComplete } = openCode();
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard(input);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(value);
});

test.each(CODES)('$input pasted in a code field is the code $value', async ({ input, value }) => {
  const { user, boxes, onComplete } = openCode();
  await user.click(boxes[0] as HTMLElement);
  await user.paste(input);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(value);
});
