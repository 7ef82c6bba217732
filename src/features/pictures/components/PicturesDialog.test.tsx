import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Wire } from '../../../core/format/wireValues';
import { RunArea } from '../../runs/panel/RunArea';
import { PicturesDialog } from './PicturesDialog';

const dish = (_id: string, name: string, image = '') => ({
  _id,
  name,
  image,
  selling_price: 95,
  dish_category_id: 'c1',
});

beforeEach(() => {
  // happy-dom decodes no pictures. A file with the text "broken" cannot be decoded.
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) === 'broken') throw new Error('broken');
    return { width: 800, height: 600, close: () => {} };
  });
});

const picture = (name: string, content = 'RIFF....WEBP') =>
  new File([content], name, { type: 'image/webp' });
const sent = (body: object): Wire => Object.fromEntries(body as FormData);

/** Opens the dialog with these files. Each item that is sent gets a picture at a new path. */
function open(...names: string[]) {
  const items = new Map<string, Wire>(
    [dish('a', 'Dal', 'assets/dal.svg'), dish('b', 'Tea'), dish('c', 'दाल मखनी')].map((item) => [
      item._id,
      item,
    ]),
  );
  const portal = renderInPortal(
    <>
      <RunArea />
      <PicturesDialog files={names.map((name) => picture(name))} onClose={() => {}} />
    </>,
    {
      answers: {
        foodItemAll: () => [...items.values()],
        foodItemGet: ({ dish_item_id: id }) => items.get(String(id)),
        foodItemUpdate: (body) => {
          const id = String(sent(body).dish_item_id);
          items.set(id, { ...items.get(id), image: `uploads/${id}` });
        },
      },
    },
  );
  const writes = () =>
    portal.market.calls.flatMap(({ name, body }) =>
      name === 'foodItemUpdate' ? [sent(body)] : [],
    );
  return { ...portal, items, writes };
}

const dishOf = (file: string) => screen.findByRole('combobox', { name: `Dish of ${file}` });
const chosen = async (file: string) => ((await dishOf(file)) as HTMLSelectElement).value;
const upload = (name: string) => screen.findByRole('button', { name });

test('checked pictures are sent to the items that their names mean', async () => {
  const { writes } = open('DAL (2).webp', 'दाल-मखनी.webp', 'IMG_1.webp');
  await upload('Upload 2 pictures');
  expect(writes()).toEqual([]);
  screen.getByText('1 file has no dish yet. It is not sent unless you choose one.');
  screen.getByText(/^1 dish already has a picture\./);
  await userEvent.selectOptions(await dishOf('IMG_1.webp'), 'Tea');
  await userEvent.click(await upload('Upload 3 pictures'));
  await screen.findByText('3 of 3 pictures are uploaded.');
  expect(writes()).toHaveLength(3);
  expect(writes()).toContainEqual(
    expect.objectContaining({ dish_item_id: 'c', name: 'दाल मखनी', image: expect.any(File) }),
  );
});

test('a picture run cannot be rolled back', async () => {
  open('Tea.webp');
  await userEvent.click(await upload('Upload 1 picture'));
  const panel = within(await screen.findByRole('region', { name: 'Uploading pictures' }));
  await panel.findByText('1 of 1 pictures are uploaded.');
  expect(panel.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

test('pictures are not stored, which the panel says', async () => {
  const { answer } = open('Tea.webp');
  let end = () => {};
  answer({ foodItemUpdate: () => new Promise<void>((resolve) => (end = resolve)) });
  await userEvent.click(await upload('Upload 1 picture'));
  await screen.findByText(/^Pictures are not stored on this device\./);
  end();
});

test('a picture that somebody else has changed in the meantime stays', async () => {
  const { items, writes } = open('Dal.webp');
  const button = await upload('Upload 1 picture');
  items.set('a', dish('a', 'Dal', 'uploads/other'));
  await userEvent.click(button);
  await screen.findByText('It has another picture now.');
  expect(writes()).toEqual([]);
});

test('two files for one dish are not sent', async () => {
  const { writes } = open('Dal.webp', 'dal-2.webp');
  await upload('Upload 1 picture');
  expect(await chosen('Dal.webp')).toBe('a');
  expect(await chosen('dal-2.webp')).toBe('');
  screen.getByText('Another file is used for this dish.');
  await userEvent.selectOptions(await dishOf('dal-2.webp'), 'Dal');
  await userEvent.click(await upload('Upload 2 pictures'));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await userEvent.selectOptions(await dishOf('Dal.webp'), 'Do not use');
  await userEvent.click(await upload('Upload 1 picture'));
  await waitFor(() => expect(writes()).toHaveLength(1));
});

test('a file that cannot be opened is named and left out', async () => {
  open('Tea.webp');
  await upload('Upload 1 picture');
  await userEvent.upload(screen.getByLabelText('Choose pictures'), [picture('Dal.webp', 'broken')]);
  const row = within((await screen.findByText('Dal.webp')).closest('li') as HTMLElement);
  row.getByText(/^This picture can't be opened\./);
  await upload('Upload 1 picture');
});

/** The dialog appears with dropped files, as on the menu. */
function Dropped() {
  const [files, setFiles] = useState<readonly File[]>();
  return (
    <StrictMode>
      <button onClick={() => setFiles([picture('dal.webp'), picture('tea.webp')])}>Drop</button>
      {files && <PicturesDialog files={files} onClose={() => {}} />}
    </StrictMode>
  );
}

test('StrictMode, which runs effects twice, reads no file twice', async () => {
  renderInPortal(<Dropped />, { answers: { foodItemAll: () => [dish('a', 'Dal')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  await screen.findByRole('combobox', { name: 'Dish of tea.webp' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});
