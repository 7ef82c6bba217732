import { expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './registerDraft';

const nothing = { name: '', restaurantName: '', phone: '', email: '', foundedOn: '' };
const typed = { ...nothing, name: 'Meena', phone: '98765' };

test('what is kept can be read again, and only in this tab', () => {
  keepDraft(typed);
  expect(readDraft()).toEqual(typed);
  expect(localStorage).toHaveLength(0);
});

test('a forgotten draft leaves nothing', () => {
  keepDraft(typed);
  forgetDraft();
  expect(readDraft()).toEqual(nothing);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'not json', '[]', 'null', '{"name":{"a":1},"phone":null}'])(
  'a damaged draft (%s) is an empty form',
  (stored) => {
    sessionStorage.setItem('vendor_portal_register', stored);
    expect(readDraft()).toEqual(nothing);
  },
);

test('without a storage the form starts empty and typing goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft(typed);
  forgetDraft();
  expect(readDraft()).toEqual(nothing);
});

test('a full storage does not disturb typing', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem() {} });
  expect(() => keepDraft(typed)).not.toThrow();
});
