import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { capabilitiesAtom } from '../core/capabilities';
import { hasScreenAtom, screensOffAtom } from '../core/navigation/screens';
import { SCREEN_IDS, screenRow } from '../core/navigation/screenTable';
import { Screen } from './Screen';

const CATEGORIES = '/food-menu/categories';

function open(path: string, off: readonly 'menu'[] = []) {
  const store = createStore();
  store.set(screensOffAtom, off);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={path} element={<Screen title="foodMenu">It</Screen>} />
          <Route path="*" element={<Routes>{['/food-menu', '/dashboard'].map(page)}</Routes>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const page = (path: string) => <Route key={path} path={path} element={`At ${path}`} />;

test('a screen whose capability the backend lacks leads to the screen above it', () => {
  open(CATEGORIES);
  screen.getByText('At /food-menu');
});

test('a screen that is off leads to the start', () => {
  open(CATEGORIES, ['menu']);
  screen.getByText('At /dashboard');
});

test('a backend with the capability has the screen', () => {
  const store = createStore();
  expect(store.get(hasScreenAtom)(CATEGORIES)).toBe(false);
  store.set(capabilitiesAtom, ['menu.categories']);
  expect(store.get(hasScreenAtom)(CATEGORIES)).toBe(true);
});

test('a screen is below the paths above it in the table', () => {
  const paths = SCREEN_IDS.map((id) => screenRow(id)[0]);
  const late = paths.filter((path, at) =>
    paths.slice(0, at).some((one) => one.startsWith(`${path}/`)),
  );
  expect(late).toEqual([]);
});
