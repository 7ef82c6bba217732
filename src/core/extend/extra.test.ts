import { expect, test } from 'vitest';
import { toExtra } from './extra';

const WIRE = { erp_id: 'E-7', rider: { name: 'Meera', tags: ['fast'] }, phone: '98' };

test('the extra of a record has only the named keys', () => {
  expect(toExtra(WIRE, ['erp_id', 'rider', 'absent'])).toEqual({
    erp_id: 'E-7',
    rider: WIRE.rider,
  });
  expect(toExtra(WIRE, undefined)).toEqual({});
});

test('the extra is frozen at every depth', () => {
  const extra = toExtra(WIRE, ['rider']) as { rider: { tags: string[] } };
  expect(() => extra.rider.tags.push('late')).toThrow(TypeError);
  expect(() => Object.assign(extra, { phone: '98' })).toThrow(TypeError);
  expect(WIRE.rider.tags).toEqual(['fast']);
});

test('values beyond one kibibyte are left out', () => {
  const wire = { small: 'x'.repeat(900), large: 'y'.repeat(200), last: 1 };
  expect(Object.keys(toExtra(wire, ['small', 'large', 'last']))).toEqual(['small']);
});

test('keys of the prototype are no keys of a record', () => {
  expect(toExtra(WIRE, ['constructor', '__proto__', 'toString'])).toEqual({});
});
