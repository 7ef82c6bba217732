import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const PROFILE = '/setting/manage-profile';

const names = (page: Page) => page.getByRole('radiogroup', { name: 'Second names of dishes' });
const choice = (page: Page, name: string) => names(page).getByRole('radio', { name, exact: true });

test.for([
  ['a text', 'x'],
  ['a list', [() => 'தோசை']],
  ['no languages', {}],
  ['an object in place of a function', { bn: {} }],
  ['a tag that is none', { tamil_: () => 'தோசை' }],
  ['a word in place of a tag', { shown: () => 'தோசை' }],
])('names that are %s have no setting', async ([, dishNames], { page, signInNew }) => {
  const locales = [
    { locale: 'en-IN', name: 'English' },
    { locale: 'ta-IN', name: 'தமிழ்' },
  ];
  await signInNew({}, PROFILE, { dishNames: dishNames as never, locales });
  await expect(page.getByRole('radio', { name: 'தமிழ்' })).toBeVisible();
  await expect(names(page)).toBeHidden();
});

test('of the languages only those that can be used are offered', async ({ page, signInNew }) => {
  const dishNames = { ta: () => 'தோசை', bn: {}, tamil_: () => 'தோசை' };
  await signInNew({}, PROFILE, { dishNames: dishNames as never });
  await expect(choice(page, 'None')).toBeChecked();
  await choice(page, 'தமிழ்').click();
  await expect(choice(page, 'தமிழ்')).toBeChecked();
  await expect(names(page).getByRole('radio')).toHaveCount(2);
});

test('a language has the name that it has in the choice of languages', async ({
  page,
  signInNew,
}) => {
  const nameOf = () => 'ਡੋਸਾ';
  await signInNew({}, PROFILE, {
    dishNames: { pa: nameOf, 'pa-Arab': nameOf, 'en-GB': nameOf },
    locales: [
      { locale: 'en-IN', name: 'English (IN)' },
      { locale: 'en-GB', name: 'English (GB)' },
      { locale: 'pa-IN', name: 'ਪੰਜਾਬੀ ਬੋਲੀ' },
    ],
  });
  await expect(choice(page, 'ਪੰਜਾਬੀ ਬੋਲੀ')).toBeVisible();
  await expect(choice(page, 'English (GB)')).toBeVisible();
  await expect(names(page).getByRole('radio')).toHaveCount(4);
  await expect(choice(page, 'پنجابی (عربی)')).toBeVisible();
});
