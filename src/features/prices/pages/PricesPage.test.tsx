import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Capability } from '../../../core/contracts';
import { createTexts } from '../../../core/messages/messages';
import { TextsContext } from '../../../core/messages/useText';
import { leaveGuardAtom } from '../../../core/navigation/leaveGuard';
import { INDIA } from '../../../core/region/region';
import { localeAtom, regionAtom } from '../../../core/state/services';
import { PricesPage } from './PricesPage';

const DISHES = [
  { _id: 'a', name: 'Dal', base_price: 100, selling_price: 95, in_stock: true },
  {
    _id: 'b',
    name: 'Biryani',
    selling_price: 200,
    product_type: 'variable',
    combinations: [{ first_gp: 'Half', price: 120 }],
  },
  { _id: 'c', name: 'Tea', selling_price: 20, tag: 'Spicy', dish_category_id: 'c1' },
];

const CATEGORIES = [
  { _id: 'c1', name: 'Drinks' },
  { _id: 'c2', name: 'Starters' },
];

async function open(
  dishes: readonly object[] = DISHES,
  capabilities: readonly Capability[] = [],
  around = (page: ReactElement) => page,
) {
  const portal = renderInPortal(around(<PricesPage />), {
    capabilities,
    answers: {
      foodItemAll: () => dishes,
      foodItemGet: ({ dish_item_id: id }) => DISHES.find(({ _id }) => _id === id),
      dishCategories: () => CATEGORIES,
    },
  });
  await screen.findByRole('grid');
  await screen.findByText('Drinks', { selector: '[role=gridcell]' });
  return portal;
}

const grid = () => screen.getByRole('grid', { name: 'Prices of the menu' });

function rowOf(name: string): HTMLElement {
  const head = within(grid()).getByRole('rowheader', { name });
  return head.parentElement as HTMLElement;
}

/** The texts of the cells of a row. */
const cells = (name: string) =>
  within(rowOf(name))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

const cell = (name: string, column: number) =>
  within(rowOf(name)).getAllByRole('gridcell')[column] as HTMLElement;

const select = (name: string, column: number) => fireEvent.mouseDown(cell(name, column));

const focused = () => document.activeElement as HTMLElement;

/** Presses keys one after the other, such as `Control+d`; another text is typed unchanged. */
function press(...keys: string[]): void {
  for (const keysAtOnce of keys) {
    const held = keysAtOnce.length > 1 ? keysAtOnce.split('+') : [keysAtOnce];
    const key = held.at(-1) ?? '';
    fireEvent.keyDown(focused(), {
      key,
      ctrlKey: held.includes('Control'),
      shiftKey: held.includes('Shift'),
    });
  }
}

/** Types over a cell, as the first key opens its editor. */
function type(text: string, end = 'Enter'): void {
  press(text.slice(0, 1));
  fireEvent.change(focused(), { target: { value: text } });
  press(end);
}

function paste(text: string): void {
  fireEvent.paste(focused(), { clipboardData: { getData: () => text } });
}

/** Raises prices by percent in the dialog of this name; `chosen` are values of its selects. */
async function raise(by: string, name: string, chosen: Readonly<Record<string, string>> = {}) {
  fireEvent.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = await screen.findByRole('dialog', { name: /^Change \d+ prices? of/ });
  for (const [label, value] of Object.entries(chosen)) {
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  }
  fireEvent.change(within(dialog).getByLabelText('By how much'), { target: { value: by } });
  if (!chosen.Prices) within(dialog).getByRole('heading', { name });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
}

const PRICE = 1;
const STOCK = 2;
const TAG = 4;
const CATEGORY = 5;

test('a row shows the values of an item', async () => {
  await open();
  expect(cells('Tea')).toEqual(['', '₹20.00', 'No', 'No', 'Spicy', 'Drinks']);
});

test('a combination has a row with its price only', async () => {
  await open();
  expect(cells('Half')).toEqual(['', '₹120.00', '', '', '', '']);
});

test('typing replaces a price, and Enter moves down', async () => {
  await open();
  select('Dal', PRICE);
  type('110');
  expect(cells('Dal')[PRICE]).toBe('₹110.00');
  expect(focused()).toBe(cell('Biryani', PRICE));
  screen.getByText('1 change');
});

test('Esc leaves the value as it was', async () => {
  await open();
  select('Dal', PRICE);
  type('110', 'Escape');
  expect(cells('Dal')[PRICE]).toBe('₹95.00');
  expect(focused()).toBe(cell('Dal', PRICE));
});

test('the saved value typed again is no change', async () => {
  await open();
  select('Dal', PRICE);
  type('95.00');
  screen.getByText('No changes');
});

test.each([
  ['cheap', 'Selling price must be a number, 0 or more'],
  ['-5', 'Selling price must be a number, 0 or more'],
  ['1e21', 'Selling price must be a number, 0 or more'],
  ['1e20', 'Selling price must be a number, 0 or more'],
  ['33.333333333', 'Enter at most 2 decimals'],
  ['95.001', 'Enter at most 2 decimals'],
  ['12,50', '“12,50” can mean ₹12.50 or ₹1,250.00. Enter one of them.'],
  ['', 'Selling price is required'],
])('the price %j is kept with its error', async (text, error) => {
  await open();
  select('Dal', PRICE);
  press('Enter');
  fireEvent.change(focused(), { target: { value: text } });
  press('Enter');
  expect(cells('Dal')[PRICE]).toBe(`${text}${error}`);
  expect(cell('Dal', PRICE).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Rs. 250', '₹250.00'],
  ['250/-', '₹250.00'],
  ['₹ 1,25,000', '₹1,25,000.00'],
  ['२५०', '₹250.00'],
])('the price %j is %s', async (text, shown) => {
  await open();
  select('Dal', PRICE);
  type(text);
  expect(cells('Dal')[PRICE]).toBe(shown);
});

test.each([
  ['1.250', '1.250,00\u00a0₹'],
  ['12,50', '12,50\u00a0₹'],
  ['1.250,00', '1.250,00\u00a0₹'],
])('the price %j on a German page is %s', async (text, shown) => {
  const { store } = await open();
  act(() => store.set(localeAtom, 'de-DE'));
  select('Dal', PRICE);
  type(text);
  expect(cells('Dal')[PRICE]).toBe(shown);
});

test('a price with decimals is edited as a German page shows it', async () => {
  const { store } = await open([{ ...DISHES[0], selling_price: 12.5 }, DISHES[2]] as object[]);
  act(() => store.set(localeAtom, 'de-DE'));
  select('Dal', PRICE);
  press('Enter');
  expect((focused() as HTMLInputElement).value).toBe('12,5');
});

test.each([
  ['JPY', 950, '%', '7', 'JP¥1,017'],
  ['KWD', 1.255, 'amount', '0.001', 'KWD\u00a01.256'],
])('a raised price in %s is rounded half up', async (currency, price, by, typed, shown) => {
  const { store } = await open([{ ...DISHES[0], selling_price: price }, DISHES[2]] as object[]);
  act(() => store.set(regionAtom, { ...INDIA, currency }));
  select('Dal', PRICE);
  fireEvent.click(screen.getByRole('button', { name: /^Change prices/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const [kind] = dialog.getAllByRole('combobox') as [HTMLElement];
  if (by === 'amount') fireEvent.change(kind, { target: { value: 'raise' } });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: typed } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change' }));
  expect(cells('Dal')[PRICE]).toBe(shown);
});

test('a click elsewhere writes what was typed', async () => {
  await open();
  select('Dal', PRICE);
  press('1');
  fireEvent.change(focused(), { target: { value: '110' } });
  select('Tea', TAG);
  expect(cells('Dal')[PRICE]).toBe('₹110.00');
  expect(focused()).toBe(cell('Tea', TAG));
});

test('a block is pasted, also into combinations', async () => {
  await open();
  select('Dal', 0);
  paste('90\t80\n\t"1,250.50"\n\t१२५\n');
  expect(cells('Dal').slice(0, 2)).toEqual(['₹90.00', '₹80.00']);
  expect(cells('Biryani')[PRICE]).toBe('₹1,250.50');
  expect(cells('Half')[PRICE]).toBe('₹125.00');
  screen.getByText(/5 cells pasted\. 1 cell had no room/);
});

test('a paste of more rows than a table can have is refused in words', async () => {
  await open();
  select('Dal', PRICE);
  paste('90\n'.repeat(200_000));
  screen.getByText(
    'This is too much to paste at once. Paste at most 20,000 rows, up to 2 MB. Nothing has changed.',
  );
  screen.getByText('No changes');
  paste('90\n'.repeat(20_000));
  screen.getByText(/^4 cells pasted\./);
});

test('words of a list are pasted by their names', async () => {
  await open();
  select('Dal', STOCK);
  paste('no\tYES\tspicy\tstarters');
  expect(cells('Dal').slice(STOCK)).toEqual(['No', 'Yes', 'Spicy', 'Starters']);
});

test('a word that is not in the list is kept with its error', async () => {
  await open();
  select('Dal', CATEGORY);
  paste('Desserts');
  expect(cells('Dal')[CATEGORY]).toBe('DessertsNot in the list: Desserts');
});

test('selected cells are copied for a spreadsheet', async () => {
  await open();
  select('Dal', PRICE);
  press('Shift+ArrowRight', 'Shift+ArrowDown');
  let copied = '';
  fireEvent.copy(focused(), {
    clipboardData: { setData: (_type: string, text: string) => (copied = text) },
  });
  expect(copied).toBe('95\tYes\n200\tNo');
});

test('the first of the selected cells fills those below', async () => {
  await open();
  select('Dal', PRICE);
  press('Control+Shift+ArrowDown', 'Control+d');
  expect(['Biryani', 'Half', 'Tea'].map((name) => cells(name)[PRICE])).toEqual([
    '₹95.00',
    '₹95.00',
    '₹95.00',
  ]);
});

test('an action is undone and redone as a whole', async () => {
  await open();
  select('Dal', PRICE);
  press('Control+Shift+ArrowDown', 'Control+d', 'Control+z');
  screen.getByText('No changes');
  press('Control+Shift+Z');
  screen.getByText('3 changes');
});

test('Space switches the stock of the selected rows', async () => {
  await open();
  select('Dal', STOCK);
  press('Control+Shift+ArrowDown', ' ');
  expect(['Dal', 'Biryani', 'Tea'].map((name) => cells(name)[STOCK])).toEqual(['No', 'No', 'No']);
});

test('Delete removes a tag', async () => {
  await open();
  select('Tea', TAG);
  press('Delete');
  expect(cells('Tea')[TAG]).toBe('');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'the Enter that ends a composed word keeps the editor open: %j',
  async (composing) => {
    await open();
    select('Dal', PRICE);
    press('1');
    const editor = focused();
    fireEvent.keyDown(editor, { key: 'Enter', ...composing });
    expect(focused()).toBe(editor);
    press('Enter');
    expect(editor.isConnected).toBe(false);
  },
);

test('a key of an input method opens no editor', async () => {
  await open();
  select('Dal', PRICE);
  press('a');
  press('Escape');
  fireEvent.keyDown(focused(), { key: 'k', keyCode: 229 });
  expect(screen.queryByRole('textbox', { name: /Dal/ })).toBeNull();
});

test('a letter chooses the next option that begins with it', async () => {
  await open();
  select('Tea', CATEGORY);
  press('s');
  expect(cells('Tea')[CATEGORY]).toBe('Starters');
});

test('the selected prices are raised and rounded', async () => {
  await open();
  select('Dal', PRICE);
  press('Control+ ');
  await raise('7', 'Change 4 prices of 3 items', { Round: 'five' });
  expect(['Dal', 'Biryani', 'Half', 'Tea'].map((name) => cells(name)[PRICE])).toEqual([
    '₹100.00',
    '₹215.00',
    '₹130.00',
    '₹20.00',
  ]);
  screen.getByText('3 cells changed. 1 price stays the same because of rounding.');
});

test('without a selection, the selling prices of all shown items are raised', async () => {
  await open();
  screen.getByText('For all shown: 4 prices of 3 items');
  await raise('10', 'Change 4 prices of 3 items');
  expect(cells('Dal').slice(0, 2)).toEqual(['₹100.00', '₹104.50']);
  screen.getByText('4 changes');
});

test('base prices are raised apart from selling prices', async () => {
  await open();
  await raise('10', 'Change 4 prices of 3 items', { Prices: 'basePrice' });
  expect(cells('Dal').slice(0, 2)).toEqual(['₹110.00', '₹95.00']);
  screen.getByText('1 change');
});

test('without a selection, a tool is for the items that the filters show', async () => {
  await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  screen.getByText('For all shown: 1 price of 1 item');
  fireEvent.click(screen.getByRole('button', { name: 'Put in stock' }));
  screen.getByText('1 change');
});

test('an ended selection gives the tools back to all that is shown', async () => {
  await open();
  select('Dal', PRICE);
  screen.getByText('1 cell selected');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  screen.getByText('For all shown: 4 prices of 3 items');
  select('Dal', PRICE);
  press('Escape');
  screen.getByText('For all shown: 4 prices of 3 items');
});

test('an edit takes only the active cell while nothing is selected', async () => {
  await open();
  act(() => cell('Dal', 0).focus());
  press('Delete');
  screen.getByText('1 change');
});

test('Tab leaves the table after Esc', async () => {
  await open();
  select('Dal', PRICE);
  press('Tab');
  expect(focused()).toBe(cell('Dal', STOCK));
  press('Escape');
  expect(fireEvent.keyDown(focused(), { key: 'Tab' })).toBe(true);
});

test('the keys reach the first and the last cell', async () => {
  await open();
  select('Biryani', PRICE);
  press('Control+End');
  expect(focused()).toBe(cell('Tea', CATEGORY));
  press('Control+Home');
  expect(focused()).toBe(cell('Dal', 0));
});

test('an edit of a filtered row stays', async () => {
  await open();
  select('Dal', PRICE);
  type('110');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  expect(within(grid()).queryByRole('rowheader', { name: 'Dal' })).toBeNull();
  screen.getByText('1 change');
});

test('an error that a filter hides is shown', async () => {
  await open();
  select('Dal', PRICE);
  type('x');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  const showNext = () => fireEvent.click(screen.getByRole('button', { name: 'Show the next one' }));
  showNext();
  expect(cells('Dal')[PRICE]).toContain('x');
  showNext();
  expect(focused()).toBe(cell('Dal', PRICE));
});

test('leaving with edits asks first', async () => {
  const { store } = await open();
  const guard = store.get(leaveGuardAtom);
  expect(guard.isDirty()).toBe(false);
  select('Dal', PRICE);
  type('110');
  expect(guard.isDirty()).toBe(true);
  press('Control+z');
  expect(guard.isDirty()).toBe(false);
});

test('a deleted item with an edit is reported', async () => {
  const { answer, cache } = await open();
  select('Dal', PRICE);
  type('110');
  answer({ foodItemAll: () => DISHES.slice(1) });
  await act(() => cache.refetchQueries());
  await screen.findByText(/1 edited row is no longer on the menu/);
});

test('a half-typed price stays with its item when the menu comes in another order', async () => {
  const { answer, cache } = await open();
  select('Dal', PRICE);
  press('1');
  fireEvent.change(focused(), { target: { value: '11' } });
  answer({ foodItemAll: () => DISHES.toReversed() });
  await act(() => cache.refetchQueries());
  await waitFor(() => expect(rowOf('Dal')).toBe(within(grid()).getAllByRole('row').at(-1)));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '11');
  press('Enter');
  expect(cells('Dal')[PRICE]).toBe('₹11.00');
  screen.getByText('1 change');
});

test.each([
  ['its item was deleted', () => DISHES.slice(1)],
  [
    'its item no longer matches the search',
    () => [{ ...DISHES[0], name: 'Rice' }, ...DISHES.slice(1)],
  ],
])('a half-typed price is kept when %s', async (_case, dishes) => {
  const { answer, cache } = await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a' } });
  select('Dal', PRICE);
  press('1');
  fireEvent.change(focused(), { target: { value: '11' } });
  answer({ foodItemAll: dishes });
  await act(() => cache.refetchQueries());
  await screen.findByText(
    'Selling Price, Dal is no longer in the table. What you typed is kept: 11',
  );
  expect(focused().getAttribute('role')).toBe('gridcell');
  answer({ foodItemAll: () => DISHES });
  await act(() => cache.refetchQueries());
  await waitFor(() => expect(cells('Dal')[PRICE]).toBe('₹11.00'));
});

test('a category that is not in the list is not shown by its id', async () => {
  await open([...DISHES, { _id: 'd', name: 'Kulfi', dish_category_id: 'c9' }]);
  expect(cells('Kulfi')[CATEGORY]).toBe('–');
  select('Kulfi', CATEGORY);
  press('Enter');
  expect(focused().textContent).toBe('–DrinksStarters');
  press('Enter');
  screen.getByText('No changes');
});

test('an item without an id cannot be changed', async () => {
  await open([...DISHES, { name: 'Lost', selling_price: 10 }]);
  expect(cells('Lost')[PRICE]).toBe('₹10.00');
  select('Lost', PRICE);
  press('9');
  expect(screen.queryByRole('textbox', { name: /Lost/ })).toBeNull();
});

test('confirmed changes are sent, each item once', async () => {
  const { market, answer } = await open();
  // A menu that is read after the change has it.
  const saved = DISHES.map((dish) =>
    dish._id === 'c' ? { ...dish, selling_price: 25, in_stock: true } : dish,
  );
  answer({ foodItemUpdate: () => answer({ foodItemAll: () => saved }) });
  select('Tea', PRICE);
  type('25');
  select('Tea', STOCK);
  press(' ');
  fireEvent.click(screen.getByRole('button', { name: 'Review 2 changes' }));
  const review = await screen.findByRole('dialog', { name: 'Check the change of 1 item' });
  expect(market.count('foodItemUpdate')).toBe(0);
  fireEvent.click(within(review).getByRole('button', { name: 'Change 1 item' }));
  await screen.findByText('No changes');
  const sent = market.calls.filter(({ name }) => name === 'foodItemUpdate');
  const forms = sent.map(({ body }) => body as unknown as FormData);
  expect(forms.map((form) => [form.get('selling_price'), form.get('in_stock')])).toEqual([
    ['25', 'true'],
  ]);
});

test('changes with an error cannot be reviewed', async () => {
  await open();
  select('Dal', PRICE);
  type('x');
  const review = screen.getByRole('button', { name: 'Review 1 change' });
  expect(review.title).toBe('Correct the marked cells first.');
});

test('a paste that Firefox sends to the body is for the focused cell', async () => {
  await open();
  select('Dal', PRICE);
  fireEvent.paste(document.body, { clipboardData: { getData: () => '110' } });
  expect(cells('Dal')[PRICE]).toBe('₹110.00');
});

test('a paste outside of the table changes nothing', async () => {
  await open();
  select('Dal', PRICE);
  act(() => screen.getByRole('searchbox').focus());
  fireEvent.paste(document.body, { clipboardData: { getData: () => '110' } });
  screen.getByText('No changes');
});

test('the note about the last action ends with the review', async () => {
  await open();
  select('Dal', PRICE);
  paste('110');
  screen.getByText('1 cell pasted.');
  fireEvent.click(screen.getByRole('button', { name: 'Review 1 change' }));
  await screen.findByRole('dialog', { name: 'Check the change of 1 item' });

  expect(screen.queryByText('1 cell pasted.')).toBeNull();
});

const LASSI = {
  _id: 'm',
  name: 'Lassi',
  selling_price: 60,
  allergens: ['milk'],
  dish_category_id: 'c1',
};

test('the allergens are a column of words', async () => {
  await open([LASSI], ['menu.allergens']);
  const type = (value: string) => {
    select('Lassi', 6);
    press('Enter');
    const editor = within(cell('Lassi', 6)).getByRole<HTMLInputElement>('textbox');
    fireEvent.change(editor, { target: { value } });
    press('Enter');
  };
  expect(cell('Lassi', 6).textContent).toBe('Milk');
  type('soybeans, milk');
  expect(cell('Lassi', 6).textContent).toBe('Milk, Soybeans');
  type('milk, soap');
  expect(cell('Lassi', 6).textContent).toBe('milk, soapNot in the list: soap');
  type('');
  expect(cell('Lassi', 6).textContent).toBe('');
});

test('changed allergens are reviewed in words, and sent as a list', async () => {
  const { market, answer } = await open([LASSI], ['menu.allergens']);
  answer({ foodItemGet: () => LASSI, foodItemUpdate: () => null });
  select('Lassi', 6);
  paste('Egg, Milk');
  fireEvent.click(screen.getByRole('button', { name: 'Review 1 change' }));
  const review = await screen.findByRole('dialog');
  expect(review.textContent).toContain('AllergensMilk → Milk, Egg');
  fireEvent.click(within(review).getByRole('button', { name: 'Change 1 item' }));
  await waitFor(() => expect(market.count('foodItemUpdate')).toBe(1));
  const { body } = market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
  expect((body as object as FormData).get('allergens')).toBe('["egg","milk"]');
});

test('the table of a backend without the capability has no column of allergens', async () => {
  await open([LASSI]);
  expect(within(grid()).queryByRole('columnheader', { name: 'Allergens' })).toBeNull();
});

test.each([
  ['Milk, soap', 'soap'],
  ['Milk; Soap; Egg', 'Soap'],
])('of the words "%s" the one that is in no list is named', async (typed, unknown) => {
  await open([LASSI], ['menu.allergens']);
  select('Lassi', 6);
  paste(typed);
  expect(cell('Lassi', 6).textContent).toBe(`${typed}Not in the list: ${unknown}`);
});

test('an editor of allergens that is left unchanged changes nothing', async () => {
  const menuEdit = { milk: 'Milk, cream; butter', egg: 'Egg | albumen' };
  const dish = { ...LASSI, allergens: ['milk', 'egg', 'Sesame'] };
  const texts = createTexts('en-IN', { menuEdit });
  await open([dish], ['menu.allergens'], (page) => (
    <TextsContext value={texts}>{page}</TextsContext>
  ));
  select('Lassi', 6);
  press('Enter');
  press('Enter');
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
  expect(cell('Lassi', 6).getAttribute('aria-invalid')).toBeNull();
});
