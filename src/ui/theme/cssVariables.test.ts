import { expect, test } from 'vitest';
import { cssVariables } from './cssVariables';
import { light } from './tokens';

test('a host colour replaces ours', () => {
  const variables = cssVariables(light, { onPrimary: '#fefefe' });
  expect(variables['--vp-color-on-primary']).toBe('#fefefe');
  expect(variables['--vp-color-surface-2']).toBe(light.surface2);
  expect(variables['--vp-order-new']).toBe(light.orderNew);
});

test('a variable of the page that is missing leads to our colour', () => {
  const variables = cssVariables(light, { bg: 'var(--page)' });
  expect(variables['--vp-color-bg-given']).toBe('var(--page)');
  expect(variables['--vp-color-bg']).toBe(`var(--vp-color-bg-given, ${light.bg})`);
});

test('variables of the page are left out if the portal has another scheme', () => {
  const variables = cssVariables(light, { bg: 'var(--page)', text: '#000' }, false);
  expect(variables['--vp-color-bg']).toBe(light.bg);
  expect(variables['--vp-color-text']).toBe('#000');
});
