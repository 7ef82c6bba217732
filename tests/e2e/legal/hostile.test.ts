import type { Page } from '@playwright/test';
import { answerAbout, legalPages, textOf } from '../../pages/legal.ts';
import { expect, test } from '../../support/fixtures.ts';
import { hostileHtml } from '../../support/hostileHtml.ts';
import { stirUp, watchTexts } from '../../support/hostileProbe.ts';
import { visit } from '../../support/visit.ts';

/** One text that would run a script, one that would load something, and one that would navigate. */
const THREE = [3, 23, 43].map((index) => hostileHtml[index] ?? '');
const TAGS =
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd b i u em strong a blockquote pre code hr br div span ' +
  'table caption colgroup col thead tbody tfoot tr th td';
const ATTRIBUTES = 'href title lang dir colspan rowspan scope start type value target rel tabindex';

/** The elements and attributes in the shown texts that the allow-list does not contain. */
function strangersIn(page: Page) {
  return textOf(page)
    .locator('*')
    .evaluateAll(
      (elements, { tags, attributes }) =>
        elements.flatMap((element) => [
          ...(tags.split(' ').includes(element.localName) ? [] : [element.localName]),
          ...element.getAttributeNames().filter((name) => !attributes.split(' ').includes(name)),
        ]),
      { tags: TAGS, attributes: ATTRIBUTES },
    );
}

test.describe('in a host', () => {
  test.use({ harness: 'embed' });

  test('hostile texts on the legal pages run nothing', async ({ page, baseURL }) => {
    const probe = await watchTexts(page, new URL(baseURL ?? '').origin);
    const answers = THREE.map((html, index) => `<p>Text ${index} is here.</p>${html}`);
    await answerAbout(page, answers);
    await page.goto('/reports');
    const filesOfHost = [...probe.outbound];
    for (const [index, { path }] of legalPages.entries()) {
      await visit(page, `/partner${path}`);
      await expect(textOf(page)).toContainText(`Text ${index} is here.`);
      await stirUp(page, '[data-vp-part="marketplace-text"]');
      expect(await strangersIn(page), path).toEqual([]);
      expect(await probe.executions(), path).toBe(0);
    }
    expect(probe.outbound).toEqual(filesOfHost);
  });
});

test.describe('without a portal', () => {
  test.use({ harness: 'lab' });

  test('sixty hostile texts run nothing', async ({ page, baseURL }) => {
    const probe = await watchTexts(page, new URL(baseURL ?? '').origin);
    await page.goto('/texts');
    await expect(page.getByText(/^Text \d+ is here\.$/)).toHaveCount(hostileHtml.length);

    await stirUp(page, 'main');

    expect(await strangersIn(page)).toEqual([]);
    expect(await probe.executions()).toBe(0);
    expect(probe.outbound).toEqual([]);
  });
});

test('the same texts run scripts without the sanitizer', async ({ page, baseURL, recorder }) => {
  recorder.expectError(/404.*\/x\)/);
  recorder.expectError('Refused to refresh about:srcdoc');
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
