import { expect, test } from 'vitest';
import { cssVariables } from './cssVariables';
import { light } from './tokens';

test('a host colour replaces ours', () => {
  const variables = cssVariables(light, { onPrimary: '#fefefe' });
  expect(variables['--vp-color-on-primary']).toBe('#fefefe');
  expect(variables['--vp-color-surface-2']).toBe(light.surface2);
  expect(variables['--vp-order-new']).toBe(light.orderNew);
});
