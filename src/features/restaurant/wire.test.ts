import { expect, test } from 'vitest';
import type { ProfileUpdate } from './data';
import { toProfileForm, toRestaurant } from './wire';

const UPDATE: ProfileUpdate = {
  restaurantId: 'r1',
  values: {
    name: ' Demo Kitchen ',
    phone: '6000000001',
    email: 'demo@demo.example',
    about: 'Tandoor',
    address: '12 Example Road',
    lat: '12.9716',
    lng: '77.5946',
    pinnedAddress: '12 Example Road',
    foundedOn: '2019-08-15',
    diet: 'both',
    minimumOrder: '149',
    preparationMinutes: '20',
    charge: '18',
    gst: '5',
  },
  banner: 'assets/banner.svg',
  files: [],
  commission: '18',
};

const partsOf = (changed: Partial<ProfileUpdate> = {}) => [
  ...toProfileForm({ ...UPDATE, ...changed }).entries(),
];

test('an update has the specified fields', () => {
  expect(Object.fromEntries(partsOf())).toEqual({
    restaurant_id: 'r1',
    banner: 'assets/banner.svg',
    location: '{"type":"Point","coordinates":[77.5946,12.9716]}',
    name: 'Demo Kitchen',
    about: 'Tandoor',
    address: '12 Example Road',
    phone: '6000000001',
    email: 'demo@demo.example',
    date_of_founding: '2019-08-15',
    veg_non_veg: 'both',
    minimum_order_value: '149',
    minimum_order_preparation_time: '20',
    restaurant_charge: '18',
    admin_commission: '18',
    gst_percentage: '5',
  });
});

test('each new picture is a part called files', () => {
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  const files = [picture('gallery-1.png'), picture('gallery-2.png')];
  const parts = partsOf({ banner: picture('banner.png'), files });
  const sent = parts.filter(([, value]) => value instanceof File);
  expect(sent.map(([name, value]) => [name, (value as File).name])).toEqual([
    ['banner', 'banner.png'],
    ['files', 'gallery-1.png'],
    ['files', 'gallery-2.png'],
  ]);
});

test('missing values are not sent', () => {
  const values = { ...UPDATE.values, lat: '', lng: '' };
  const names = partsOf({ values, banner: '', commission: '' }).map(([name]) => name);
  expect(names).not.toContain('location');
  expect(names).not.toContain('banner');
  expect(names).not.toContain('admin_commission');
});

test('the point is read with its longitude first', () => {
  const restaurant = toRestaurant({
    name: 'Demo',
    location: { type: 'Point', coordinates: ['77.5946', 12.9716] },
    assets: ['a.svg', { path: 'b.svg' }, null],
    minimum_order_value: 149,
    approval_request: ' Pending',
    vendor: { name: 'Asha', phone: 6000000001, email: 'a@demo.example' },
  });
  expect(restaurant).toMatchObject({
    point: { lat: 12.9716, lng: 77.5946 },
    gallery: [
      { index: 0, path: 'a.svg' },
      { index: 1, path: 'b.svg' },
      { index: 2, path: '' },
    ],
    minimumOrder: '149',
    isLocked: true,
    vendor: { phone: '6000000001' },
  });
});

test.each([
  null,
  'x',
  {},
  { coordinates: null },
  { coordinates: [] },
  { coordinates: [77] },
  { coordinates: [200, 12] },
  { coordinates: [12, 91] },
  { coordinates: ['a', {}] },
])('%j is not a point', (location) => {
  expect(toRestaurant({ location }).point).toBeNull();
});

test.each([{}, { assets: 'a.svg' }, { assets: null }, { name: {}, about: [], vendor: 3 }])(
  '%j is read as an empty restaurant',
  (wire) => {
    expect(toRestaurant(wire)).toMatchObject({ name: '', about: '', gallery: [], isLocked: false });
  },
);
