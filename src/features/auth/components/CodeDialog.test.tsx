import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { codeLengthAtom } from '../../../core/state/services';
import { CodeDialog } from './CodeDialog';

function openDialog(length: number) {
  const portal = createTestPortal({ vendor: null });
  portal.store.set(codeLengthAtom, length);
  const { wrapper, market } = portal;
  render(<CodeDialog phone="6000000001" flow="signIn" onClose={() => {}} />, { wrapper });
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const sent = () =>
    market.calls.filter(({ name }) => name === 'verifyCode').map(({ body }) => body.otp);
  return { user: userEvent.setup(), boxes, sent };
}

test('a code of six digits is sent with its sixth digit', async () => {
  const { user, boxes, sent } = openDialog(6);
  screen.getByText(/^We sent a code of 6 digits to/);
  expect(boxes).toHaveLength(6);
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('12345');
  expect(sent()).toEqual([]);
  await user.keyboard('6');
  expect(sent()).toEqual([123_456]);
});

test('a pasted code of eight digits fills eight boxes', async () => {
  const { user, boxes, sent } = openDialog(8);
  screen.getByText(/^We sent a code of 8 digits to/);
  await user.click(boxes[3] as HTMLElement);
  await user.paste('1234-5678');
  expect(boxes.map(({ value }) => value).join('')).toBe('12345678');
  expect(sent()).toEqual([12_345_678]);
});
