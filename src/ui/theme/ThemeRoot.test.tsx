import { render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button';
import { isImmersiveAtom } from './immersive';
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

function Page({ children, ...attributes }: ComponentProps<'div'>) {
  return (
    <div {...attributes}>
      <div>{children}</div>
    </div>
  );
}

const THEMED = <ThemeRoot appearance={{ darkWhen: '[data-theme=dark]' }}>portal</ThemeRoot>;
const schemeShown = () => screen.getByText('portal').dataset.vpScheme;

test('the portal follows the page that it is in', async () => {
  const { container } = render(<Page data-theme="dark">{THEMED}</Page>);
  expect(schemeShown()).toBe('dark');

  container.querySelector('[data-theme]')?.setAttribute('data-theme', 'light');

  await waitFor(() => expect(schemeShown()).toBe('light'));
});

test('a portal in a shadow root follows the page around it', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const box = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { getByText } = render(THEMED, { container: box, baseElement: box as never });

  document.documentElement.setAttribute('data-theme', 'dark');

  await waitFor(() => expect(getByText('portal').dataset.vpScheme).toBe('dark'));
  document.documentElement.removeAttribute('data-theme');
  host.remove();
});

test('a chosen scheme wins over the page', () => {
  const appearance = { darkWhen: '[data-theme=dark]' };
  render(
    <Page data-theme="dark">
      <ThemeRoot appearance={appearance} colorScheme="light">
        portal
      </ThemeRoot>
    </Page>,
  );
  expect(schemeShown()).toBe('light');
});

test('another appearance renders no screen again', () => {
  const rendered = vi.fn();
  const Screen = () => rendered();
  const child = <Screen />;
  const { rerender, container } = render(<ThemeRoot>{child}</ThemeRoot>);

  rerender(<ThemeRoot appearance={{ radius: { card: '2px' } }}>{child}</ThemeRoot>);

  const root = container.querySelector<HTMLElement>('.vp-root');
  expect(root?.style.getPropertyValue('--vp-radius-card')).toBe('2px');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('kitchen mode keeps its sizes, with dark colours on a light page', () => {
  const store = createStore();
  store.set(isImmersiveAtom, true);
  render(
    <Provider store={store}>
      <ThemeRoot
        colorScheme="light"
        appearance={{
          dark: { bg: 'var(--page)', primary: '#fa0' },
          density: 'compact',
          font: { scale: 1.25, family: 'Inter' },
        }}
      >
        portal
      </ThemeRoot>
    </Provider>,
  );
  const { style } = screen.getByText('portal');
  const of = (name: string) => style.getPropertyValue(name);
  expect(['bg', 'primary'].map((name) => of(`--vp-color-${name}`))).toEqual([dark.bg, '#fa0']);
  expect(['density', 'rem', 'font-family'].map((name) => of(`--vp-${name}`))).toEqual([
    '1',
    '16px',
    'Inter',
  ]);
});
