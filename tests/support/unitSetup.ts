import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A shared machine can need seconds for the code of a lazy part.
configure({ asyncUtilTimeout: 20_000 });

let sheet: Element | null = null;
beforeEach(() => {
  sheet = globalThis.document?.querySelector('style[data-styled]') ?? null;
});

// Test files share one page (`isolate: false`), so each test cleans up.
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Wait for lazy screens before the page is removed.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') emptyPage();
  // Its module does not make it again, so the tests after this one would have no styles.
  if (sheet) expect(sheet.isConnected, 'the style element of styled-components is kept').toBe(true);
});

function emptyPage() {
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(':not([data-styled])')) element.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}
