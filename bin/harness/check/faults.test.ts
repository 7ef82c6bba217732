import { expect, test } from 'vitest';
import { reportableFaults } from './faults.ts';

function foundAt(pointer: string, value: unknown) {
  return reportableFaults([{ pointer, expected: 'number', found: value }])[0]?.found;
}

test.each([
  ['/data/0/total_amount', '12.50', '"12.50"'],
  ['/data/0/status', 7, '7'],
  ['/data/0/createdAt', '20.11.2026 13:00', '"20.11.2026 13:00"'],
  ['/data/is_active', 'yes', '"yes"'],
  ['/data', [1, 2], 'array of 2'],
  ['/data/restaurant', null, 'null'],
  ['/data/restaurant', undefined, 'nothing'],
])('%s: %j is shown', (pointer, value, text) => {
  expect(foundAt(pointer, value)).toBe(text);
});

test.each([
  ['/data/access_token', 12345],
  ['/data/otp', '1234'],
  ['/data/phone', '9876543210'],
  ['/data/customer/name', 'Asha'],
  ['/data/0/verification_code', ['4321']],
  ['/data/delivery_address', { address: '7 Example Street' }],
  ['/message', 9876543210],
  ['/data/status', 'asha@market.example'],
  ['/data/status', '+91 9876543210'],
  ['/data/status', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.abc'],
])('%s: of %j only the type is shown', (pointer, value) => {
  expect(foundAt(pointer, value)).toMatch(/^(?:string of \d+|number|array of 1|object)$/);
});

test('a long value is cut', () => {
  expect(foundAt('/data/0/status', 'far too '.repeat(50))).toHaveLength(40);
});
