import { expect, test } from 'vitest';
import { toPageConfig } from './pageConfig.ts';
import { readSettings } from './program.ts';

async function screensOf(...args: string[]) {
  const { settings } = await readSettings(args, '1.0.0', async () => ({}));
  return toPageConfig(settings).screens;
}

test('only the named screens are on', async () => {
  const screens = await screensOf('standalone', '--screens', 'orders,menu');
  const on = Object.entries(screens).filter(([, isOn]) => isOn);
  expect(on.map(([name]) => name)).toEqual(['orders', 'menu']);
  expect(screens.team).toBe(false);
});

test('without names the page decides', async () => {
  expect(await screensOf()).toEqual({});
});
