import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import type { MenuItem } from '../../../core/menu/types';
import { NEW_ITEM } from '../newItem';
import { ItemEditor } from './ItemEditor';

const DAL: MenuItem = {
  ...NEW_ITEM,
  id: 'd1',
  name: 'Dal',
  price: 95,
  categoryId: 'c1',
  dietCode: 'veg',
  image: 'assets/dal.svg',
};
const PHOTO = new File(['RIFF....WEBP'], 'dal.webp', { type: 'image/webp' });

/** happy-dom decodes no pictures. */
function decodes(size: { width: number; height: number } | null): void {
  vi.stubGlobal('createImageBitmap', () =>
    size ? Promise.resolve({ ...size, close: () => {} }) : Promise.reject(new Error('broken')),
  );
}

async function choose(file: File) {
  await userEvent.upload(screen.getByLabelText('Image'), file);
}

const cropDialog = () => screen.findByRole('dialog', { name: 'Crop the picture' });
const newPhoto = () => screen.queryByRole('img', { name: 'New photo' });

function open(item = DAL) {
  return renderInPortal(<ItemEditor item={item} />, {
    answers: { dishCategories: () => [{ _id: 'c1', name: 'Curries' }] },
  });
}

test('a picture that the browser cannot crop is sent unchanged', async () => {
  decodes({ width: 800, height: 600 });
  const { market } = open();
  await choose(PHOTO);
  const dialog = await cropDialog();
  expect(newPhoto()).toBeNull();
  // As if a policy of the page forbade it.
  fireEvent.error(dialog.querySelector('img')!);
  await within(dialog).findByText(/^This browser can't crop the picture\./);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use as it is' }));
  expect(newPhoto()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save Product' }));
  await waitFor(() => expect(market.count('foodItemUpdate')).toBe(1));
  const { body } = market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
  expect((body as object as FormData).get('image')).toMatchObject({
    name: 'dish.webp',
    size: PHOTO.size,
  });
});

test('closing the dialog leaves the picture that was chosen before', async () => {
  decodes({ width: 800, height: 600 });
  open();
  await choose(PHOTO);
  await userEvent.click(await screen.findByRole('button', { name: 'Use as it is' }));
  const before = newPhoto()?.getAttribute('src');
  await choose(new File(['RIFF....WEBP'], 'b.webp', { type: 'image/webp' }));
  await userEvent.click(within(await cropDialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(newPhoto()?.getAttribute('src')).toBe(before);
});

test.each([
  ['of a phone that the browser cannot open', null, /^This browser can't open HEIC photos\./],
  ['with 60 million pixels', { width: 10_000, height: 6_000 }, /more than 50 million pixels/],
])('a picture %s is refused before the dialog opens', async (_title, size, reason) => {
  decodes(size);
  open({ ...NEW_ITEM, image: '' });
  await choose(new File(['ftypheic'], 'IMG_1.heic', { type: 'image/heic' }));
  await screen.findByText(reason);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter in the dialog does not save the item', async () => {
  decodes({ width: 800, height: 600 });
  open();
  await choose(PHOTO);
  const dialog = await cropDialog();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  dialog.closest('form')?.addEventListener('submit', onSubmit);
  within(dialog).getByRole('slider', { name: 'Zoom' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
