import type { Page } from '@playwright/test';
import { answerAbout, legalPages, textOf } from '../pages/legal.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileHtml } from '../support/hostileHtml.ts';
import { stirUp, watchTexts } from '../support/hostileProbe.ts';

const END = '<p>The end.</p>';
const PER_TEST = 6;
const TAGS =
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd b i u em strong a blockquote pre code hr br div span ' +
  'table caption colgroup col thead tbody tfoot tr th td';
const ATTRIBUTES = 'href title lang dir colspan rowspan scope start type value target rel tabindex';

/** Elements and attributes of a shown text that the allow-list does not know. */
function strangersIn(page: Page) {
  return textOf(page).evaluate(
    (root, { tags, attributes }) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(tags.split(' ').includes(element.localName) ? [] : [element.localName]),
        ...element.getAttributeNames().filter((name) => !attributes.split(' ').includes(name)),
      ]),
    { tags: TAGS, attributes: ATTRIBUTES },
  );
}

for (let first = 0; first < hostileHtml.length; first += PER_TEST) {
  const batch = hostileHtml.slice(first, first + PER_TEST);
  test(`hostile texts ${first + 1} to ${first + batch.length} run nothing and load nothing`, async ({
    page,
    baseURL,
  }) => {
    const probe = await watchTexts(page, new URL(baseURL ?? '').origin);
    for (let index = 0; index < batch.length; index += legalPages.length) {
      await answerAbout(
        page,
        batch.slice(index, index + 3).map((html) => `${END}${html}`),
      );
      await page.goto('/terms-and-conditions');
      for (const { title } of legalPages) {
        await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(textOf(page)).toContainText('The end.');

        await stirUp(page, '[data-vp-part="marketplace-text"]');

        expect(await strangersIn(page)).toEqual([]);
        expect(await probe.executions()).toBe(0);
      }
    }
    expect(probe.outbound).toEqual([]);
  });
}

test('the same texts do run and load where nobody cleans them', async ({ page, baseURL }) => {
  const probe = await watchTexts(page, new URL(baseURL ?? '').origin);
  const tellParent = '<script>ran = alert = () => parent.ran()</script>';
  await page.route('**/control', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }),
  );
  await page.goto('/control');

  await page.locator('main').evaluate(
    (main, texts) => {
      for (const srcdoc of texts)
        main.append(Object.assign(document.createElement('iframe'), { srcdoc }));
    },
    hostileHtml.map((html) => tellParent + html),
  );

  await expect.poll(probe.executions, 'scripts that ran').toBeGreaterThanOrEqual(20);
  await expect.poll(() => probe.outbound.length, 'requests').toBeGreaterThanOrEqual(15);
});
