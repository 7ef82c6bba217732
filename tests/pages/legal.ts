import type { Locator, Page } from '@playwright/test';

export const legalPages = [
  { title: 'Terms and Conditions', path: '/terms-and-conditions' },
  { title: 'Privacy Policy', path: '/privacy-policy' },
  { title: 'Open Source Library', path: '/open-source-library' },
] as const;

/**
 * Answers this page's reads of the legal texts. They carry no restaurant and no phone by which a
 * fault of the shared sandbox could be kept away from the tests beside.
 */
export async function answerAbout(page: Page, texts: readonly (string | undefined)[]) {
  const [terms_and_conditions = '', privacy_policy = '', open_source_library = ''] = texts;
  const data = { terms_and_conditions, privacy_policy, open_source_library };
  await page.unroute('**/api/about*');
  await page.route('**/api/about*', (route) =>
    route.fulfill({ json: { statusCode: 200, message: '', data } }),
  );
}

/** The marketplace's text on the page that is open. */
export function textOf(page: Page): Locator {
  return page.locator('[data-vp-part="marketplace-text"]');
}
