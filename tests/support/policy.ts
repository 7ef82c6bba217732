import type { Page } from '@playwright/test';

/** Serves the pages at a path with a content security policy and collects the violations. */
export async function enforce(page: Page, path: string, policy: string): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation(text: string): void };
    addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.violatedDirective} ${event.sample}`),
    );
  });
  await page.route(path, async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  return violations;
}
