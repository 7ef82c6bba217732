import { expect, test, vi } from 'vitest';
import type { Diagnosis } from '../../core/api/errors';
import { createShadowStyles } from './shadowStyles';

/** Style sheets of the host in a new shadow root, and what was reported. */
function openStyles() {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(document.createElement('main'));
  const report = vi.fn<(finding: Diagnosis) => void>();
  const { set } = createShadowStyles(shadow, report);
  return {
    shadow,
    set: (given: unknown) => set(given, 'abc'),
    links: () => [...shadow.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    reports: () => report.mock.calls.map(([{ message }]) => message),
  };
}

test('a URL is a link before the content', () => {
  const { shadow, set, links, reports } = openStyles();

  set(['/one.css', 'https://cdn.example/two.css', '/one.css']);

  expect(links()).toEqual(['/one.css', 'https://cdn.example/two.css']);
  expect(shadow.lastElementChild?.localName).toBe('main');
  expect(shadow.querySelector('link')?.nonce).toBe('abc');
  expect(reports()).toEqual([]);
});

test('a changed list keeps the links that it still has', () => {
  const { shadow, set, links } = openStyles();
  set(['/one.css', '/two.css', '/three.css']);
  const third = shadow.querySelectorAll('link')[2];

  set(['/zero.css', '/three.css']);

  expect(links()).toEqual(['/zero.css', '/three.css']);
  expect(shadow.querySelectorAll('link')[1]).toBe(third);
  set(undefined);
  expect(links()).toEqual([]);
});

test('a style sheet is adopted next to those of others', () => {
  const { shadow, set } = openStyles();
  const [existing, first, second] = [new CSSStyleSheet(), new CSSStyleSheet(), new CSSStyleSheet()];
  shadow.adoptedStyleSheets = [existing];
  set([first]);
  expect(shadow.adoptedStyleSheets).toEqual([existing, first]);

  set([second]);

  expect(shadow.adoptedStyleSheets).toHaveLength(2);
  expect(shadow.adoptedStyleSheets[1]).toBe(second);
});

test('a style sheet that does not load is reported with its URL', () => {
  const { shadow, set, reports } = openStyles();
  set(['/gone.css']);

  shadow.querySelector('link')?.dispatchEvent(new Event('error'));

  expect(reports()).toEqual([expect.stringMatching(/could not be loaded: \/gone\.css$/)]);
});

test.each([['/market.css'], [{}], [7]])('%o in place of a list is reported', (given) => {
  const { set, links, reports } = openStyles();

  set(given);

  expect(reports()).toEqual([expect.stringMatching(/instead of a list$/)]);
  expect(links()).toEqual([]);
});

test('style sheets for a portal without a shadow root are reported', () => {
  const report = vi.fn<(finding: Diagnosis) => void>();

  createShadowStyles(undefined, report).set(['/one.css'], undefined);

  expect(report.mock.calls[0]?.[0].message).toMatch(/needs isolation="shadow"/);
});
