import { beforeEach, expect, test, vi } from 'vitest';
import { checkLook } from './checkLook';
import { lookVariables } from './look';

const ACCEPTED = ['padding-top: 8px', 'color: #b3261e'];

beforeEach(() => {
  vi.stubGlobal('CSS', {
    supports: (name: string, value: string) => ACCEPTED.includes(`${name}: ${value}`),
  });
  return () => vi.unstubAllGlobals();
});

test('each part sets its variables', () => {
  const variables = lookVariables({
    font: { headingFamily: 'Inter', weight: { strong: 700 } },
    radius: { control: '8px', card: '0' },
    density: 'compact',
    card: 'flat',
    shadow: { overlay: 'var(--bs-box-shadow)' },
  });

  expect(variables).toEqual({
    '--vp-font-heading-family': 'Inter',
    '--vp-font-weight-strong': '700',
    '--vp-radius-control': '8px',
    '--vp-radius-card': '0px',
    '--vp-density': 0.75,
    '--vp-control': '16px',
    '--vp-shadow-overlay': 'var(--bs-box-shadow)',
  });
});

test.each([
  [undefined, undefined],
  ['#fff', 'var(--vp-color-border)'],
])('without a choice, a card on the ground %s has the border %s', (bg, border) => {
  expect(lookVariables({ dark: { bg } })['--vp-card-border']).toBe(border);
});

test.each([
  [{ font: { scale: 9 } }, 'font.scale'],
  [{ font: { scale: '1.1' } }, 'font.scale'],
  [{ font: { weight: 600 } }, 'font.weight'],
  [{ font: { weight: { strong: Number.NaN } } }, 'font.weight.strong'],
  [{ radius: 'red' }, 'radius'],
  [{ radius: { card: 'red' } }, 'radius.card'],
  [{ radius: { cards: '8px' } }, 'radius.cards'],
  [{ density: 'tight' }, 'density'],
  [{ density: 'toString' }, 'density'],
  [{ card: ['flat'] }, 'card'],
  [{ darkWhen: '(((' }, 'darkWhen'],
  [{ darkWhen: 7 }, 'darkWhen'],
  [{ light: { primary: 'rosered' } }, 'light.primary'],
  [{ light: { primary: 7 } }, 'light.primary'],
  [{ dark: { brand: '#b3261e' } }, 'dark.brand'],
  [{ dark: '#b3261e' }, 'dark'],
  [{ fonts: {} }, 'fonts'],
  ['dark', ''],
])('%o has one part that cannot be used: %s', (appearance, path) => {
  const { usable, faults } = checkLook(appearance);
  expect(faults).toEqual([path]);
  expect(lookVariables(usable)).toEqual({});
  expect(JSON.parse(JSON.stringify(usable))).not.toHaveProperty(path || 'light');
});

test.each([undefined, null, {}, { font: null, light: { primary: undefined } }])(
  '%o has no such part',
  (appearance) => {
    const { usable, faults } = checkLook(appearance);
    expect([lookVariables(usable), faults]).toEqual([{}, []]);
  },
);

test('the other parts are used', () => {
  const logo = { src: '/saffron.svg', alt: '' };
  const { usable, faults } = checkLook({
    light: { primary: '#b3261e', bg: 'rosered' },
    radius: { card: '8px', chip: 'red' },
    darkWhen: '[data-theme=dark]',
    brandName: 'Saffron',
    logo,
  });

  expect(usable).toEqual({
    light: { primary: '#b3261e' },
    radius: { card: '8px' },
    darkWhen: '[data-theme=dark]',
    brandName: 'Saffron',
    logo,
  });
  expect(faults).toEqual(['light.bg', 'radius.chip']);
});
