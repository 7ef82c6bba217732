import { expect, test } from 'vitest';
import { daySpan } from './daySpan';
import { fileName } from './fileName';

test.each([
  [['Saffron Kitchen', 'Order History', '2026-11-20'], 'Saffron-Kitchen_Order-History_2026-11-20'],
  [['../etc/pa:ss*?"<>|', 'Team', ''], 'etc-pa-ss_Team'],
  [['मसाला घर', 'ऑर्डर इतिहास'], 'मसाला-घर_ऑर्डर-इतिहास'],
  [['', 'Offers'], 'Offers'],
  [['x'.repeat(300), 'Offers'], `${'x'.repeat(60)}_Offers`],
])('the parts %j make the name %s', (parts, name) => {
  expect(fileName(parts)).toBe(`${name}.csv`);
});

test('days span from the first to the last', () => {
  expect(daySpan(['2026-11-20', '', '2026-11-02', '2026-11-09'])).toEqual([
    '2026-11-02',
    '2026-11-20',
  ]);
  expect(daySpan([''])).toBeUndefined();
});
