import { expect, test } from 'vitest';
import { createAmounts } from '../../core/amount/amounts';
import {
  contactOf,
  isPinConfirmed,
  pointValues,
  sentNumbers,
  shownNumbers,
  withOwnName,
} from './profileValues';
import { toRestaurant } from './wire';

const RECORD = { name: 'Demo Kitchen', phone: '1', email: 'own@demo.example' };
const LINKED = { name: 'Asha', phone: '2', email: 'linked@demo.example' };
const VENDOR = { name: 'Asha', phone: '3', email: 'vendor@demo.example', restaurantName: '' };

test('the name is that of the vendor’s restaurant', () => {
  const vendor = { ...VENDOR, restaurantName: 'Trattoria A' };
  expect(contactOf(toRestaurant(RECORD), vendor).name).toBe('Trattoria A');
});

test('the restaurant’s own name comes before the vendor’s', () => {
  expect(contactOf(toRestaurant({ ...RECORD, vendor: LINKED }), VENDOR).name).toBe('Demo Kitchen');
  expect(contactOf(toRestaurant(RECORD), null).name).toBe('Demo Kitchen');
  expect(contactOf(toRestaurant({}), VENDOR).name).toBe('Asha');
  expect(contactOf(toRestaurant({ vendor: LINKED }), null).name).toBe('Asha');
});

test('contacts of the vendor come before those of the linked record', () => {
  const linked = toRestaurant({ ...RECORD, vendor: LINKED });
  expect(contactOf(linked, VENDOR)).toMatchObject({ phone: '3', email: 'vendor@demo.example' });
  expect(contactOf(linked, null)).toMatchObject({ phone: '2', email: 'linked@demo.example' });
  expect(contactOf(toRestaurant(RECORD), null)).toEqual(RECORD);
});

test('a name that was not edited is sent as the restaurant has it', () => {
  const shown = { ...RECORD, name: 'Copy of the vendor' };
  const sent = (name: string, ownName: string) =>
    withOwnName({ ...shown, name }, shown, ownName).name;
  expect(sent('Copy of the vendor', 'Demo Kitchen')).toBe('Demo Kitchen');
  expect(sent('Copy of the vendor', '')).toBe('Copy of the vendor');
  expect(sent('New name', 'Demo Kitchen')).toBe('New name');
});

test('a pin is confirmed only for the address that it was set for', () => {
  expect(isPinConfirmed({ address: '1 Road ', pinnedAddress: '1 Road' })).toBe(true);
  expect(isPinConfirmed({ address: '2 Road', pinnedAddress: '1 Road' })).toBe(false);
});

test('a point is shown with six decimals at most', () => {
  expect(pointValues({ lat: 12.97159873219, lng: 77 })).toEqual({ lat: '12.971599', lng: '77' });
  expect(pointValues(null)).toEqual({ lat: '', lng: '' });
});

const german = createAmounts({ locale: 'de-DE', currency: 'EUR' }, (key) => key);
const NUMBERS = {
  minimumOrder: '1250',
  preparationMinutes: '20',
  charge: '12.5',
  gst: '5',
  lat: '12.9716',
  lng: '77.5946',
};

test('numbers are shown as a German page writes them', () => {
  const shown = shownNumbers({ ...NUMBERS, charge: '12.5', gst: 'unknown' } as never, german);
  expect(shown).toMatchObject({ minimumOrder: '1250', charge: '12,5', gst: 'unknown' });
});

test('numbers are sent as the backend reads them', () => {
  const typed = { ...NUMBERS, minimumOrder: '1.250 €', preparationMinutes: '२०', charge: '12,5' };
  expect(sentNumbers(typed as never, german)).toEqual(NUMBERS);
});
