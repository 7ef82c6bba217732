import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeTextInput } from './CodeTextInput';

function openInput(start = '') {
  function Form() {
    const [value, setValue] = useState(start);
    return <CodeTextInput label="PAN" value={value} onChange={setValue} />;
  }
  render(<Form />);
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('PAN') };
}

test('typed letters become capitals', async () => {
  const { user, input } = openInput();
  await user.type(input, ' zzz pz0000z ');
  expect(input.value).toBe('ZZZPZ0000Z');
});

test('a pasted number is cleaned', async () => {
  const { user, input } = openInput();
  await user.click(input);
  await user.paste('29 zzzfz 0000z 1zr');
  expect(input.value).toBe('29ZZZFZ0000Z1ZR');
});

test('the caret does not move when typing in the middle', async () => {
  const { user, input } = openInput('ZZZ0000Z');
  await user.type(input, 'pz', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([input.value, input.selectionStart]).toEqual(['ZZZPZ0000Z', 5]);
});
