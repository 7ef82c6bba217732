import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, vi } from 'vitest';

// Files share one page (`isolate: false`): each test leaves it as it found it.
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // What a screen has begun to load is there before its page goes.
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
