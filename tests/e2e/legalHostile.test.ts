import type { Page } from '@playwright/test';
import { answerAbout, legalPages, textOf } from '../pages/legal.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileHtml } from '../support/hostileHtml.ts';
import { type Probe, stirUp, watchTexts } from '../support/hostileProbe.ts';
import { visit } from '../support/visit.ts';

const PER_TEST = 15;
const TAGS =
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd b i u em strong a blockquote pre code hr br div span ' +
  'table caption colgroup col thead tbody tfoot tr th td';
const ATTRIBUTES = 'href title lang dir colspan rowspan scope start type value target rel tabindex';

/** Elements and attributes of a shown text that are not in the allow-list. */
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

/** Shows up to three texts on the legal pages of a portal that has an empty cache. */
async function showAndStir(page: Page, probe: Probe, texts: readonly string[], first: number) {
  const ends = texts.map((_, index) => `Text ${first + index} is here.`);
  await answerAbout(
    page,
    texts.map((html, index) => `<p>${ends[index]}</p>${html}`),
  );
  for (const [index, end] of ends.entries()) {
    await visit(page, `/partner${legalPages[index]?.path}`);
    await expect(textOf(page)).toContainText(end);

    await stirUp(page, '[data-vp-part="marketplace-text"]');

    expect(await strangersIn(page), end).toEqual([]);
    expect(await probe.executions(), end).toBe(0);
  }
}

test.describe('in a host', () => {
  test.use({ harness: 'embed' });

  for (let first = 0; first < hostileHtml.length; first += PER_TEST) {
    const last = Math.min(first + PER_TEST, hostileHtml.length);
    test(`hostile texts ${first + 1} to ${last} run nothing and load nothing`, async ({
      page,
      baseURL,
    }) => {
      const probe = await watchTexts(page, new URL(baseURL ?? '').origin);
      await page.goto('/reports');
      const filesOfHost = [...probe.outbound];
      for (let index = first; index < last; index += legalPages.length) {
        const texts = hostileHtml.slice(index, Math.min(index + legalPages.length, last));
        await showAndStir(page, probe, texts, index + 1);
        // Outside of its path the host unmounts the portal.
        await visit(page, '/reports');
        await expect(textOf(page)).toHaveCount(0);
      }
      expect(probe.outbound).toEqual(filesOfHost);
    });
  }
});

test('without the sanitizer the same texts run scripts and load files', async ({
  page,
  baseURL,
}) => {
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
