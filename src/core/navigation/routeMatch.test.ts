import { expect, test } from 'vitest';
import { bestMatch, type RouteObject } from './routeMatch';

const ROUTES: RouteObject[] = [
  {
    element: 'frame',
    children: [
      { path: '/orders' },
      { path: '/food-items/:id' },
      { path: '/food-items/new' },
      { path: '/food-items/:id/edit' },
    ],
  },
  { path: '/' },
  { path: '*' },
];

const pathOf = (pathname: string) => bestMatch(ROUTES, pathname)?.routes.at(-1)?.path;

test.each([
  ['/', '/'],
  ['', '/'],
  ['/orders', '/orders'],
  ['/orders/', '/orders'],
  ['/ORDERS', '/orders'],
  ['/order%73', '/orders'],
  ['/orders/7', '*'],
  ['/food-items//edit', '*'],
  ['/food-items/new', '/food-items/new'],
  ['/food-items/7', '/food-items/:id'],
  ['/food-items/%E0%A4%A', '/food-items/:id'],
  ['/food-items/new/edit', '/food-items/:id/edit'],
])('%s is the route %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path);
});

test('a parameter is decoded', () => {
  expect(bestMatch(ROUTES, '/food-items/a%2Fb%20c')?.params).toEqual({ id: 'a/b c' });
});

test('a match has the frames around the route', () => {
  const match = bestMatch(ROUTES, '/Food%2Ditems/7/');
  expect(match?.routes.map(({ element, path }) => element ?? path)).toEqual([
    'frame',
    '/food-items/:id',
  ]);
  expect(match?.pathname).toBe('/Food-items/7');
});

test('no route matches without one for the rest', () => {
  expect(bestMatch([{ path: '/orders' }], '/offers')).toBeNull();
});
