import type { Page } from '@playwright/test';

/** Words that need no translation: parts of dates and amounts, and names of documents. */
const NO_WORDS =
  'January February March April June July August September October November December ' +
  'Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec am pm INR KYC GST FSSAI PAN IFSC upi cod';

/** Collects every word that the marketplace sends, because the page shows it unchanged. */
export async function listenToServer(page: Page): Promise<Set<string>> {
  const words = new Set(NO_WORDS.toLowerCase().split(' '));
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    JSON.parse(isJson ? await response.text() : '""', (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      for (const word of value.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word);
    });
    await route.fulfill({ response });
  });
  return words;
}

/**
 * Describes in sentences what is wrong with a screen in a longer language or another direction: boxes that are too
 * wide, text that is cut off in a control, and words that are in no catalogue.
 */
export function findLookFaults(page: Page, serverWords: ReadonlySet<string>): Promise<string[]> {
  return page.evaluate(
    (allowedWords) => {
      const root = document.querySelector<HTMLElement>('.vp-root');
      if (!root) return ['there is no portal'];
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const name = (element: Element) =>
        `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 60)}`;
      const boxes = [root, ...root.querySelectorAll('main, [role=dialog], dialog, aside')];
      const wide = boxes
        .filter((box) => isShown(box) && box.scrollWidth > box.clientWidth + 1)
        .map((box) => `too wide by ${box.scrollWidth - box.clientWidth} px: ${name(box)}`);
      const ACTED_ON = 'button, a, h1, h2, h3, h4, label, legend, th, summary, [role=tab], option';
      const cut = [...root.querySelectorAll<HTMLElement>(ACTED_ON)]
        .filter((part) => isShown(part) && part.clientWidth > 1)
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .filter((part) => (part.textContent ?? '').includes('⟦'))
        .map((part) => `cut off by ${part.scrollWidth - part.clientWidth} px: ${name(part)}`);
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent && parent.localName !== 'style' && isShown(parent)) {
          texts.push(walker.currentNode.nodeValue ?? '');
        }
      }
      for (const part of root.querySelectorAll('*')) {
        for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
          const value = part.getAttribute(attribute);
          if (value && isShown(part)) texts.push(value);
        }
      }
      if (!texts.some((text) => text.includes('⟦'))) return ['no text of the portal is shown'];
      const left = texts.filter((text) =>
        (text.toLowerCase().match(/[a-z]{2,}/g) ?? []).some((word) => !allowedWords.includes(word)),
      );
      return [...new Set([...wide, ...cut, ...left.map((text) => `not translated: ${text}`)])];
    },
    [...serverWords],
  );
}
