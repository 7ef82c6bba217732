import { expect, test } from 'vitest';
import { contactOf, isPinConfirmed, pointValues } from './profileValues';
import { toRestaurant } from './wire';

const RECORD = { name: 'Demo Kitchen', phone: '1', email: 'own@demo.example' };
const LINKED = { name: 'Asha', phone: '2', email: 'linked@demo.example' };
const VENDOR = { name: 'Asha', phone: '3', email: 'vendor@demo.example' };

test('name, phone and e-mail are the vendor’s', () => {
  expect(contactOf(toRestaurant({ ...RECORD, vendor: LINKED }), VENDOR)).toEqual(VENDOR);
});

test('without a vendor the linked record is used, else the restaurant’s own', () => {
  expect(contactOf(toRestaurant({ ...RECORD, vendor: LINKED }), null)).toEqual(LINKED);
  expect(contactOf(toRestaurant(RECORD), null)).toEqual(RECORD);
});

test('a pin is confirmed only for the address that it was set for', () => {
  expect(isPinConfirmed({ address: '1 Road ', pinnedAddress: '1 Road' })).toBe(true);
  expect(isPinConfirmed({ address: '2 Road', pinnedAddress: '1 Road' })).toBe(false);
});

test('a point is shown with six decimals at most', () => {
  expect(pointValues({ lat: 12.97159873219, lng: 77 })).toEqual({ lat: '12.971599', lng: '77' });
  expect(pointValues(null)).toEqual({ lat: '', lng: '' });
});
