import type { Page } from '@playwright/test';
import { afterEach } from 'vitest';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { fakeSpeech, noSpeech } from '../../../tests/support/speech';
import { hindi } from '../../locales/hi';

const PROFILE = '/setting/manage-profile';

afterEach(noSpeech);

const voice = (page: Page) => page.getByRole('switch', { name: 'Speak new orders' });
const hear = (page: Page) => page.getByRole('button', { name: 'Test voice' });

test('the voice is off until the vendor turns it on, which speaks an example', async ({
  page,
  signInNew,
}) => {
  const { spoken } = fakeSpeech();
  await signInNew({}, PROFILE);
  await expect(voice(page)).not.toBeChecked();
  await voice(page).click();
  await expect(voice(page)).toBeChecked();
  await expect(page.getByText('Nothing is spoken while the sound')).toBeVisible();
  await hear(page).click();
  const example = ['New order, 3 items, 20 minutes', 'en-IN'];
  expect(spoken).toEqual([example, example]);
  await page.reload();
  await expect(voice(page)).toBeChecked();
});

test('the example is spoken in the language of the portal', async ({ page, signInNew }) => {
  const { spoken } = fakeSpeech({ voices: ['en-IN', 'hi_IN'] });
  await signInNew({}, PROFILE, { locale: 'hi-IN', messages: hindi });
  await page.getByRole('button', { name: 'बोलकर सुनें' }).click();
  expect(spoken).toEqual([['नया ऑर्डर, 3 आइटम, 20 मिनट', 'hi_IN']]);
});

test('the setting says that a voice is missing, until the device has one', async ({
  page,
  signInNew,
}) => {
  const speech = fakeSpeech();
  await signInNew({}, PROFILE, {
    locale: 'ta-IN',
    messages: { voice: { orderReady: 'புதிய ஆர்டர்: {items}, {minutes}' } },
  });
  await expect(page.getByText('This device has no voice for தமிழ்.')).toBeVisible();
  await expect(hear(page)).toBeDisabled();
  speech.load('en-IN', 'ta-IN');
  await expect(page.getByText('This device has no voice for தமிழ்.')).toBeHidden();
  await hear(page).click();
  expect(speech.spoken).toEqual([[expect.any(String), 'ta-IN']]);
});

test('a language without these texts is spoken in English', async ({ page, signInNew }) => {
  const { spoken } = fakeSpeech({ voices: ['ta-IN', 'en-US'] });
  await signInNew({}, PROFILE, { locale: 'ta-IN' });
  await hear(page).click();
  expect(spoken).toEqual([['New order, 3 items, 20 minutes', 'en-US']]);
});

test('a text that the language lacks is spoken in English', async ({ page, signInNew }) => {
  const { spoken } = fakeSpeech({ voices: ['bn-IN', 'en-IN'] });
  const messages = { voice: { hear: 'শুনুন', order: 'নতুন অর্ডার' } };
  await signInNew({}, PROFILE, { locale: 'bn-IN', messages });
  await page.getByRole('button', { name: 'শুনুন' }).click();
  expect(spoken).toEqual([['New order, 3 items, 20 minutes', 'en-IN']]);
});

test('a text of the language is spoken in it, although it is the English one', async ({
  page,
  signInNew,
}) => {
  const { spoken } = fakeSpeech({ voices: ['bn-IN', 'en-IN'] });
  const messages = {
    voice: {
      hear: 'শুনুন',
      order: 'New order',
      orderReady: 'New order, {items} items, {minutes} min',
    },
  };
  await signInNew({}, PROFILE, { locale: 'bn-IN', messages });
  await page.getByRole('button', { name: 'শুনুন' }).click();
  expect(spoken).toEqual([['New order, ৩ items, ২০ min', 'bn-IN']]);
});

test('the setting says that the device cannot speak', async ({ page, signInNew }) => {
  noSpeech();
  await signInNew({}, PROFILE);
  await expect(page.getByText('This device has no speech.')).toBeVisible();
  await expect(voice(page)).toBeDisabled();
});

test('the setting says why the app did not speak', async ({ page, signInNew }) => {
  const shell = { speak: async () => 'No voice for Tamil' };
  Object.assign(window, { vendorPortalShell: shell });
  await signInNew({}, PROFILE);
  await hear(page).click();
  await expect(page.getByText('Nothing was spoken: No voice for Tamil')).toBeVisible();
  Reflect.deleteProperty(window, 'vendorPortalShell');
});
