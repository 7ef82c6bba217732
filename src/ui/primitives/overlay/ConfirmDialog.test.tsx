import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';

async function askToDelete(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const onConfirm = vi.fn();
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Remove</Button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Delete Masala Dosa?"
          description="Customers can no longer order it."
          confirmLabel="Delete"
          onConfirm={onConfirm}
          onCancel={() => setIsOpen(false)}
          {...props}
        />
      </>
    );
  }
  render(<Screen />, { wrapper: StrictMode });
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Remove' });
  await user.click(opener);
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Masala Dosa?' });
  return { user, opener, dialog, onConfirm };
}

test('one click on the button confirms', async () => {
  const { user, onConfirm } = await askToDelete();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('Cancel gives the focus back', async () => {
  const { user, opener, onConfirm } = await askToDelete();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Esc closes it', async () => {
  const { dialog } = await askToDelete();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a click on the backdrop does nothing', async () => {
  const { user, dialog } = await askToDelete();
  await user.click(dialog);
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

test('clicks do nothing while the dialog is busy', async () => {
  const { user, dialog, onConfirm } = await askToDelete({ isBusy: true });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

test('the second click of a double click on the opener confirms nothing', async () => {
  const { onConfirm } = await askToDelete();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
});
