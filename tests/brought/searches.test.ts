import { describe, expect, test } from 'vitest';
import { filterMenu, WHOLE_MENU } from '../../src/core/menu/menuList';
import { toMenuItem } from '../../src/core/menu/wire';
import { toOrderRow } from '../../src/core/orders/history/wire';
import { toOrder } from '../../src/core/orders/wire';
import { createRowFilter, filterRows } from '../../src/features/history/historyFilters';
import { countDishes } from '../../src/features/kitchen/rules/allDay';
import { problemsOf } from '../../src/features/menu/categories/data';
import { isTaken } from '../../src/features/menu-form/copy/copiedValues';
import { filterOffers } from '../../src/features/offers/offerList';
import { toOffer } from '../../src/features/offers/wire';
import { matchesSearch } from '../../src/features/orders/search/searchOrders';
import { filterLogs } from '../../src/features/payments/logList';
import { toLogs } from '../../src/features/payments/wire';
import { filterFindings } from '../../src/features/payouts/cycle/CycleOrders';
import { matchPictures } from '../../src/features/pictures/matchPictures';
import { rateDishes } from '../../src/features/ratings/dishRatings';
import { TEXTS } from './texts';

const items = (name: string) => [{ quantity: 1, food_item_name: name }];
const group = (name: string) => ({ name, max: '1', hasPrices: true, items: [] });
const review = (name: string) => ({ items: [{ name }], scores: { food: 4 }, createdAt: '' });

/** Whether each place of the portal takes a text for a name. */
const PLACES: Record<string, (text: string, name: string) => boolean> = {
  'the search of the board': (search, name) =>
    matchesSearch(toOrder({ cart_items: items(name) }), search),
  'the search of the menu': (search, name) =>
    filterMenu([toMenuItem({ name })], { ...WHOLE_MENU, search }).length > 0,
  'the search of the history': (search, name) =>
    filterRows([toOrderRow({ cart_items: items(name) })], { status: 'all', search }).length > 0,
  'the filter by dish': (item, name) =>
    createRowFilter({ item } as never)(toOrderRow({ cart_items: items(name) })),
  'the filter by customer': (customer, name) =>
    createRowFilter({ customer } as never)(toOrderRow({ customer: { name } })),
  'the search of the offers': (search, name) =>
    filterOffers([toOffer({ title: name }, { vendorId: '' })], { status: 'all', search }).length >
    0,
  'the search of the payments': (search, name) =>
    filterLogs(toLogs({ title: '', data: [{ name }] }), { status: 'all', search } as never).length >
    0,
  'the search of a cycle': (search, name) =>
    filterFindings([{ group: 'missing', number: name } as never], { status: 'all', search })
      .length > 0,
  'the name of a picture': (file, name) =>
    matchPictures([`${file}.jpg`], [{ id: 'a', name }])[0]?.itemId === 'a',
  'a category of the same name': (text, name) =>
    problemsOf([text, name].map((one, at) => ({ id: String(at), name: one, isHidden: false })))
      .size > 0,
  'a copied group of the same name': (text, name) => isTaken(group(text), [group(name)]),
  'one dish of the all-day list': (text, name) => {
    const cooked = [text, name].map((one) =>
      toOrder({ status: 'cooking', cart_items: items(one) }),
    );
    return countDishes(cooked).length === 1;
  },
  'one dish of the ratings': (text, name) =>
    rateDishes([review(text), review(name)] as never, 0).few.length === 1,
};

/** The words of a picture's name leave signs out, because a name of a file cannot have all of them. */
const SIGNS = ['Combo+', 'A & B'];

describe.each(Object.entries(PLACES))('%s', (place, isTakenFor) => {
  const rows = TEXTS.filter(
    ({ input }) => place !== 'the name of a picture' || !SIGNS.includes(input),
  );
  test.each(rows)('$number: $input for $name: $value', ({ input, name, value }) => {
    expect(isTakenFor(input, name)).toBe(value);
  });
});

test('a picture of a name with a sign belongs to that dish', () => {
  const dishes = ['Combo', 'Combo+', '🍔', '🍕'].map((name) => ({ id: name, name }));
  const files = dishes.map(({ name }) => `${name}.jpg`);
  expect(matchPictures(files, dishes).map(({ itemId }) => itemId)).toEqual([
    'Combo',
    'Combo+',
    '🍔',
    '🍕',
  ]);
});
