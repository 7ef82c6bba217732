import type { Page } from '@playwright/test';
import { afterEach, beforeEach, onTestFinished, test, vi } from 'vitest';
import { Locator } from './locator.ts';
import { expect } from './screen.tsx';

const dom = new Locator((roots) => [...roots], 'page');
const page = dom as unknown as Page;
const box = page.getByLabel('Stock');
const name = page.getByLabel('Name');
const rows = page.getByRole('listitem');

beforeEach(() => {
  // The page does not change, so a failure needs no time.
  vi.spyOn(vi, 'waitFor').mockImplementation(async (check) => check());
  document.body.innerHTML = `
    <label>Stock <input type="checkbox" checked></label>
    <label>Name <input value="Dosa"></label>
    <ul><li>Idli</li><li>Masala Dosa</li></ul>
    <dialog><p>Closed</p></dialog>
    <button disabled title="Off">Save</button>`;
});

// The files of a worker share a page.
afterEach(() => document.body.replaceChildren());

type Check = () => Promise<unknown>;

/** Each expectation with a fact of the page, and with one that is wrong. */
const expectations: readonly [string, Check, Check][] = [
  [
    'toBeVisible',
    () => expect(page.getByText('Idli')).toBeVisible(),
    () => expect(page.getByText('Closed')).toBeVisible(),
  ],
  [
    'toBeHidden',
    () => expect(page.getByText('Closed')).toBeHidden(),
    () => expect(page.getByText('Idli')).toBeHidden(),
  ],
  ['toHaveCount', () => expect(rows).toHaveCount(2), () => expect(rows).toHaveCount(1)],
  [
    'toHaveText',
    () => expect(rows).toHaveText(['Idli', /Dosa$/]),
    () => expect(rows).toHaveText(['Idli', 'Dosa']),
  ],
  [
    'toContainText',
    () => expect(rows).toContainText(['Dosa']),
    () => expect(rows).toContainText(['Dosa', 'Idli']),
  ],
  ['toHaveValue', () => expect(name).toHaveValue('Dosa'), () => expect(name).toHaveValue('Dos')],
  ['toBeChecked', () => expect(box).toBeChecked(), () => expect(box).not.toBeChecked()],
  [
    'toBeChecked with a value',
    () => expect(box).toBeChecked({ checked: true }),
    () => expect(box).toBeChecked({ checked: false }),
  ],
  [
    'toBeAttached',
    () => expect(page.getByText('Closed')).toBeAttached(),
    () => expect(page.getByText('Open')).toBeAttached(),
  ],
  [
    'toBeEnabled',
    () => expect(name).toBeEnabled(),
    () => expect(page.getByTitle('Off')).toBeEnabled(),
  ],
  [
    'toBeDisabled',
    () => expect(page.getByTitle('Off')).toBeDisabled(),
    () => expect(name).toBeDisabled(),
  ],
  ['toBeFocused', () => expect(name).not.toBeFocused(), () => expect(name).toBeFocused()],
  [
    'toHaveAttribute',
    () => expect(box).toHaveAttribute('type', 'checkbox'),
    () => expect(box).toHaveAttribute('type', 'text'),
  ],
];

test.for(expectations)('%s holds only for what is on the page', async ([, right, wrong]) => {
  await right();
  await expect(wrong()).rejects.toThrow();
});

const gone = page.getByLabel('Gone');

/** What is said of no element, or of two. */
const ofNoElement: readonly [string, Check][] = [
  ['toBeChecked', () => expect(gone).not.toBeChecked()],
  ['toHaveText', () => expect(gone).not.toHaveText('Dosa')],
  ['toHaveAttribute', () => expect(gone).not.toHaveAttribute('aria-busy', 'true')],
  ['toBeVisible', () => expect(rows).not.toBeVisible()],
  ['toBeHidden', () => expect(rows).not.toBeHidden()],
];

test.for(ofNoElement)('%s with not needs its element', async ([, check]) => {
  await expect(check()).rejects.toThrow();
});

test('an element that is missing is not visible', async () => {
  await expect(gone).not.toBeVisible();
  await expect(gone).not.toBeAttached();
});

test('an element that exists twice is not clicked', async () => {
  await expect(rows.click()).rejects.toThrow('There are 2 of page listitem');
});

test('a disabled button is not clicked', async () => {
  await expect(page.getByRole('button').click()).rejects.toThrow('is disabled');
});

test('the text of a style is not a text of the page', () => {
  const style = document.createElement('style');
  style.textContent = 'dialog[open] { color: Canvas }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  expect(dom.getByText('open').now()).toEqual([]);
});

test('an element is found by the whole of its name', () => {
  expect(dom.getByText('dosa').now()).toHaveLength(1);
  expect(dom.getByText('Dosa', { exact: true }).now()).toEqual([]);
});

test('a text is found in a part of the page', () => {
  const list = new Locator(() => [...document.querySelectorAll('ul')], 'list');
  expect(list.getByText('Idli').now()).toHaveLength(1);
  expect(list.getByText('Closed').now()).toEqual([]);
});
