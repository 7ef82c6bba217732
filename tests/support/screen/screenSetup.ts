import { afterAll, vi } from 'vitest';
import { setupDom } from '../../../testing/index.ts';
import '../unitSetup.ts';

// A test waits for what the screen shows, and not for React's updates.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
setupDom();
// There is no layout, and happy-dom reads every style sheet for each element that a role or a name is computed of.
vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => style);

// What a portal loads ahead belongs to the page of its test file.
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
});
