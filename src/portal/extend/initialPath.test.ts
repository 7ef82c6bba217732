import { expect, test } from 'vitest';
import { isInitialPath } from './initialPath';

test.each([
  '/',
  '/orders',
  '/orders?tab=preparing',
  '/outlet/order-history?search=dosa masala#top',
])('%s is a path to start with', (path) => expect(isInitialPath(path)).toBe(true));

test.each([
  'https://evil.example/orders',
  '//evil.example',
  '/\\evil.example',
  '/orders/../../admin',
  '/%2e%2e/admin',
  '/orders\\..\\admin',
  '/or\tders',
  'javascript:alert(1)',
  'orders',
  '',
  null,
  7,
  ['/orders'],
  { toString: () => '/orders' },
])('%j is no path to start with', (given) => expect(isInitialPath(given)).toBe(false));
