import type { Page } from '@playwright/test';
import { answerAbout, legalPages, textOf } from '../../pages/legal.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enforce } from '../../support/policy.ts';

const TWO_CHAPTERS = '<h2>One</h2><p style="x">First.</p><h2>Two</h2><p>Second.</p>';

async function follow(page: Page, title: string) {
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(titleOf(page)).toHaveText(title);
}

const TERMS = '**/terms-and-conditions';

test('the three legal pages are open to everyone', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/about')) reads.push(new URL(request.url()).search);
  });
  await page.goto('/');

  for (const { title, path } of legalPages) {
    await follow(page, title);
    await expect(textOf(page)).not.toBeEmpty();
    expect(new URL(page.url()).pathname).toBe(path);
  }

  await expect(textOf(page)).toContainText('This product uses open source software.');
  await expect(textOf(page)).toContainText('The end.');
  await expect(textOf(page).locator('img, script, svg, form, iframe, style')).toHaveCount(0);
  expect(await page.evaluate(() => '__legalScriptRan' in window)).toBe(false);
  expect(reads).toEqual(['?type=vendor']);
});

test('the contents list leads to a heading by keyboard', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('listitem')).toHaveText(['1. Orders', '2. Payouts']);
  await contents.getByRole('button', { name: '2. Payouts' }).press('Enter');
  const heading = page.getByRole('heading', { name: '2. Payouts' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  const entry = page.getByRole('button', { name: '1. Orders' });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Contents', expanded: false }).click();

  await expect(entry).toBeVisible();
});

test('links of a text send no referrer', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  const link = textOf(page).getByRole('link', { name: 'help centre' });
  await expect(link).toHaveAttribute('href', 'https://marketplace.example/help');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(textOf(page)).toContainText('sample terms');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(titleOf(page)).toBeVisible();
  await expect(textOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.locator('.vp-root')).toHaveCSS('overflow', 'visible');
});

const failures = {
  'a page in place of JSON': { contentType: 'text/html', body: '<!doctype html><h1>Proxy</h1>' },
  'an answer without data': { json: { statusCode: 200, data: null } },
  'an error of the server': { status: 500, body: '' },
};

/** Moves the clock on until the portal has repeated its request. */
async function letRepeat(page: Page) {
  for (let second = 0; second < 8; second += 1) await page.clock.runFor(1_000);
}

test('a text that could not be read can be read again', async ({ page }) => {
  const panel = page.getByText("Couldn't load this page.");
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await page.clock.install();
  let reads = 0;
  for (const [name, answer] of Object.entries(failures)) {
    const readsBefore = reads;
    await page.unroute('**/api/about*');
    await page.route('**/api/about*', (route) => {
      reads += 1;
      return route.fulfill(answer);
    });
    if (readsBefore === 0) await page.goto('/terms-and-conditions');
    else await tryAgain.click();
    await expect.poll(() => reads, name).toBeGreaterThan(readsBefore);
    await letRepeat(page);
    await expect(panel, name).toBeVisible();
    await expect(tryAgain, name).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
  await answerAbout(page, [TWO_CHAPTERS, '']);

  await tryAgain.click();

  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible();
  await expect(panel).toBeHidden();
  await follow(page, 'Privacy Policy');
  await expect(page.getByText('Not available yet.')).toBeVisible();
});

test('the text appears under enforced Trusted Types without a violation', async ({ page }) => {
  const policy = "require-trusted-types-for 'script'; trusted-types vendor-portal";
  const violations = await enforce(page, TERMS, policy);

  await page.goto('/terms-and-conditions');

  await expect(page.getByRole('heading', { name: '1. Orders' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('where the host allows no policy the text is shown without markup', async ({
  page,
  recorder,
}) => {
  recorder.expectError('Creating a TrustedTypePolicy named');
  recorder.expectError('This document requires');
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  const violations = await enforce(page, TERMS, policy);

  await page.goto('/terms-and-conditions');

  await expect(textOf(page)).toContainText('These are sample terms');
  await expect(textOf(page).locator('*')).toHaveCount(0);
  await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^trusted-types /));
});

const distinct = (count: number) =>
  Array.from({ length: count }, (_, index) => `<b title=${index}>`);
const FREEZING = {
  'nested tables': '<table><tr><td>'.repeat(3_000),
  'unclosed elements': '<div>'.repeat(9_000),
  'unclosed elements in a template': `<template>${'<div>'.repeat(9_000)}`,
  'formatting in every block': distinct(4_000).join('<p>'),
  'formatting that a later block opens again': `${distinct(900).join('</p><hr><p>')}${'<p>x'.repeat(4_000)}`,
  'formatting that is moved out of a table': `<table>${distinct(900).join('')}${'<tr>x'.repeat(4_000)}`,
  'a tag of many attributes': `<p ${Array.from({ length: 60_000 }, (_, index) => `a${index}`).join(' ')}>`,
  'too many elements': '<hr>'.repeat(9_000),
  'too many tags': '</i>'.repeat(30_000),
  'too many characters': 'word '.repeat(200_000),
};

test('texts that would freeze the page are shown without their markup', async ({ page }) => {
  const freezing = Object.entries(FREEZING);
  for (let first = 0; first < freezing.length; first += legalPages.length) {
    const shown = freezing.slice(first, first + legalPages.length);
    await answerAbout(
      page,
      shown.map(([name, html]) => `<p>The beginning of ${name}.</p>${html}`),
    );
    await page.goto('/terms-and-conditions');
    for (const [index, [name]] of shown.entries()) {
      await follow(page, legalPages[index]?.title ?? '');
      await expect(textOf(page), name).toContainText(`The beginning of ${name}.`);
      await expect(textOf(page).locator('*'), name).toHaveCount(0);
    }
  }
});

test('a long text is shown in whole', async ({ page }) => {
  const chapter = (_: unknown, index: number) =>
    `<h2>Chapter ${index}</h2>${'<p>Some <b>words</b>.</p>'.repeat(100)}`;
  await answerAbout(page, [`<div>${Array.from({ length: 12 }, chapter).join('')}</div>The end.`]);
  await page.goto('/terms-and-conditions');

  await expect(page.getByRole('button', { name: 'Chapter 11', exact: true })).toBeVisible();
  await expect(textOf(page).locator('p')).toHaveCount(1_200);
  const headings = await textOf(page).locator('h2').allTextContents();
  expect(headings).toEqual(Array.from({ length: 12 }, (_, index) => `Chapter ${index}`));
  await expect(textOf(page)).toContainText('The end.');
});
