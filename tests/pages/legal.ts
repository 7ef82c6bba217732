import type { Locator, Page } from '@playwright/test';

export const legalPages = [
  { title: 'Terms and Conditions', path: '/terms-and-conditions' },
  { title: 'Privacy Policy', path: '/privacy-policy' },
  { title: 'Open Source Library', path: '/open-source-library' },
] as const;

/**
 * Answers the page's reads of the legal texts. These calls have no restaurant and no phone, so a fault of the shared
 * sandbox would affect parallel tests.
 */
export async function answerAbout(page: Page, texts: readonly (string | undefined)[]) {
  const [terms_and_conditions = '', privacy_policy = '', open_source_library = ''] = texts;
  const data = { terms_and_conditions, privacy_policy, open_source_library };
  await page.unroute('**/api/about*');
  await page.route('**/api/about*', (route) =>
    route.fulfill({ json: { statusCode: 200, message: '', data } }),
  );
}

/** The marketplace's text on the open page. */
export function textOf(page: Page): Locator {
  return page.locator('[data-vp-part="marketplace-text"]');
}
