import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { Button } from '../primitives/Button';
import { ThemeRoot } from './ThemeRoot';
import { dark, light } from './tokens';

function openRoot(props: Omit<ComponentProps<typeof ThemeRoot>, 'children'>) {
  render(<ThemeRoot {...props}>portal</ThemeRoot>);
  return screen.getByText('portal');
}

test('the root has the language of the portal', () => {
  const root = openRoot({ locale: 'ur-IN' });
  expect([root.lang, root.dir]).toEqual(['ur-IN', 'rtl']);
});

test('a chosen scheme has its own colours', () => {
  const { style, dataset } = openRoot({ colorScheme: 'dark' });
  expect(dataset.vpScheme).toBe('dark');
  expect(style.getPropertyValue('color-scheme')).toBe('dark');
  expect(style.getPropertyValue('--vp-color-bg')).toBe(dark.bg);
});

test("the host's colours replace ours in their scheme only", () => {
  const appearance = { light: { primary: '#a00' }, dark: { bg: '#001' } };
  const { style } = openRoot({ colorScheme: 'light', appearance });
  expect(style.getPropertyValue('--vp-color-primary')).toBe('#a00');
  expect(style.getPropertyValue('--vp-color-bg')).toBe(light.bg);
});

test("a screen's own rules for a button win over the look of every button", () => {
  const Quiet = styled(Button)`
    min-block-size: 99px;
  `;
  render(
    <ThemeRoot>
      <Quiet>Send</Quiet>
    </ThemeRoot>,
  );
  const { minBlockSize, display } = getComputedStyle(screen.getByRole('button', { name: 'Send' }));
  expect([minBlockSize, display]).toEqual(['99px', 'inline-flex']);
});
