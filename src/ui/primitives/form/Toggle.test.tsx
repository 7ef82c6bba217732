import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Toggle';

test('a click only requests the other state', async () => {
  const onChange = vi.fn();
  render(<Switch label="Masala Dosa in stock" isLabelHidden checked onChange={onChange} />);
  const dosa = screen.getByRole<HTMLInputElement>('switch', { name: 'Masala Dosa in stock' });
  await userEvent.click(dosa);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(dosa.checked).toBe(true);
});

test('Space works it from the keyboard', async () => {
  const onChange = vi.fn();
  render(<Switch label="Online" checked={false} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
