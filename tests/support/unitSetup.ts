import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, vi } from 'vitest';

// A shared machine can need seconds for the code of a lazy part.
configure({ asyncUtilTimeout: 20_000 });

// Test files share one page (`isolate: false`), so each test cleans up.
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Wait for lazy screens before the page is removed.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') emptyPage();
});

function emptyPage() {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}
