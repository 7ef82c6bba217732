import { expect, test } from 'vitest';
import { SCREEN_NAMES, SCREENS, screenRow } from '../../../src/core/navigation/screenTable';
import { hindi } from '../../../src/locales/hi';
import { DIALOGS } from './dialogs';
import type { RecordIds } from './records';
import { GALLERY_SCREENS } from './screens';
import { emptied, lengthened } from './states';

const IDS: RecordIds = {
  orderId: 'o 1',
  itemId: 'i1',
  cycle: '2026-11-09_2026-11-15',
  month: '2026-11',
};
const SHOWN = GALLERY_SCREENS.map(({ id }) => id as string);

test('the gallery has every screen of the portal', () => {
  const ids = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
  const shown = ids.filter((id) => screenRow(id)[1] !== null && id !== 'logout');
  const named = new Set(ids.map((id) => screenRow(id)[2]));
  const views = SCREEN_NAMES.filter((name) => !named.has(name));
  expect(views.length).toBeGreaterThan(0);
  expect(SHOWN.toSorted()).toEqual([...shown, ...views].toSorted());
});

test('the path of an example has a value for each parameter', () => {
  const paths = GALLERY_SCREENS.map(({ pathOf }) => pathOf(IDS));
  expect(paths).toContain('/orders/view-order/o%201');
  expect(paths).toContain('/food-item/edit?itemId=i1');
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});

test.each(DIALOGS.map((dialog) => [`${dialog.screen}/${dialog.id}`, dialog] as const))(
  'the way to the dialog %s has names in both languages',
  (_, { screen, steps, narrow = [] }) => {
    expect(SHOWN).toContain(screen);
    for (const [, { catalogue, key }] of [...steps, ...narrow]) {
      const group = (catalogue as { '@'?: string })['@'] ?? '';
      expect(catalogue).toHaveProperty([key]);
      expect(hindi).toHaveProperty([group, key]);
    }
  },
);

const ANSWER = {
  statusCode: 200,
  data: {
    name: 'Dosa',
    status: 'cooking',
    image: 'assets/dosa.png',
    total_amount: '180.50',
    gst_percentage: 5,
    rows: [{ price: 90, quantity: 2 }],
  },
};

test('an empty answer has no rows', () => {
  expect(emptied(ANSWER).data).toMatchObject({ name: 'Dosa', gst_percentage: 0, rows: [] });
});

test('a long answer has texts of 300 letters beside the same words of the contract', () => {
  const { name, ...rest } = lengthened(ANSWER).data as typeof ANSWER.data;
  expect(name).toMatch(/^Dosa Dosa .{290}$/);
  expect(rest).toEqual({
    ...ANSWER.data,
    name: undefined,
    total_amount: '180500',
    rows: [{ price: 90_000, quantity: 2 }],
  });
});
