import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Wire } from '../../../core/format/wireValues';
import { RunArea } from '../../runs/panel/RunArea';
import { columnsFor, HEADERS } from '../columns';
import { CsvFile } from './CsvFile';

const DISHES: Wire[] = [
  {
    _id: 'a',
    name: 'Dal',
    dish_category_id: 'c1',
    selling_price: 95,
    addon: [{ group: 'Extras', max_selection: 2, addon: [{ _id: 7, name: 'Ghee', price: 15 }] }],
  },
  { _id: 'b', name: 'Tea', dish_category_id: 'c1', selling_price: 20 },
];

const sent = (body: object): Wire => Object.fromEntries(body as FormData);

function open() {
  const portal = renderInPortal(
    <>
      <RunArea />
      <CsvFile onClose={() => {}} />
    </>,
    {
      answers: {
        foodItemAll: () => DISHES,
        foodItemGet: ({ dish_item_id: id }) => DISHES.find(({ _id }) => _id === id),
        dishCategories: () => [{ _id: 'c1', name: 'Curries' }],
      },
    },
  );
  const writes = () =>
    portal.market.calls.flatMap(({ name, body }) =>
      name === 'foodItemUpdate' ? [sent(body)] : [],
    );
  return { ...portal, writes };
}

async function chooseText(text: string): Promise<void> {
  await userEvent.upload(
    screen.getByLabelText('Choose a CSV file'),
    new File([text], 'menu.csv', { type: 'text/csv' }),
  );
}

/** Chooses a file with these rows below the header. */
async function choose(...rows: Partial<Record<keyof typeof HEADERS, string>>[]): Promise<void> {
  const columns = columnsFor(() => false);
  const lines = rows.map((cells) => columns.map((column) => cells[column] ?? '').join(','));
  await chooseText([columns.map((column) => HEADERS[column]).join(','), ...lines].join('\n'));
}

const DAL = {
  id: 'a',
  kind: 'item',
  name: 'Dal',
  categoryId: 'Curries',
  price: '95',
  productTiming: 'full_time',
  defaultQuantity: '1',
  productType: 'simple',
  isListed: 'no',
  isInStock: 'no',
  isRecommended: 'no',
};

test('a wrong cell is named by its row and column, and nothing is sent', async () => {
  const { market } = open();
  await choose({ ...DAL, price: 'cheap' });
  const list = await screen.findByRole('list', { name: 'Problems of the file' });
  expect(list.textContent).toBe('Row 2, Selling priceSelling price must be a number, 0 or more');
  expect(market.count('foodItemUpdate')).toBe(0);
});

test('another file is refused in one sentence', async () => {
  open();
  await chooseText('Date,Amount\n1,2\n');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is not a file of the menu. Download the menu and change that file.',
  );
  expect(screen.queryByRole('list')).toBeNull();
});

test('a file that says the same as the menu changes nothing', async () => {
  open();
  await choose(DAL);
  await screen.findByText('The file says the same as the menu. There is nothing to change.');
});

test('confirmed changes are sent, and names stay off the device', async () => {
  const { writes, answer } = open();
  let end = () => {};
  answer({ foodItemUpdate: () => new Promise<void>((resolve) => (end = resolve)) });
  await choose(
    { ...DAL, name: 'Dal Makhani' },
    {
      id: 'a',
      kind: 'addon',
      group: 'Extras',
      name: 'Butter',
      price: '15',
      max: '2',
      hasPrices: 'no',
    },
  );
  const review = await screen.findByRole('dialog', { name: 'Check the change of 1 item' });
  expect(review.textContent).toContain('Dal → Dal Makhani');
  expect(review.textContent).toContain('Extras (2): Ghee → Extras (2): Butter');
  await userEvent.click(within(review).getByRole('button', { name: 'Change 1 item' }));
  await screen.findByText(/^Names and descriptions are not stored on this device\./);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    {
      name: 'Dal Makhani',
      addon: JSON.stringify([
        {
          group: 'Extras',
          max_selection: 2,
          is_price_related: false,
          addon: [{ _id: 7, name: 'Butter', price: 15 }],
        },
      ]),
    },
  ]);
  end();
});

test('the download has every row of the menu', async () => {
  // happy-dom would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toasts()).toContain('3 rows exported'));
});
