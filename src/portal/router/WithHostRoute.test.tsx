import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { normaliseBasename } from './basename';
import { WithHostRoute } from './WithHostRoute';

const page = window as { __reactRouterVersion?: string };
const version = page.__reactRouterVersion;
afterEach(() => {
  page.__reactRouterVersion = version;
});

const mount = (
  <WithHostRoute fallback="Loading">{({ basename }) => <output>{basename}</output>}</WithHostRoute>
);

function openAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/partner/*" element={mount} />
      </Routes>
    </MemoryRouter>,
  );
}

test('the route of a host with react-router 7 is read when its code is loaded', async () => {
  openAt('/partner/orders');
  const shown = await screen.findByRole('status');
  expect(normaliseBasename(shown.textContent ?? '')).toBe('/partner');
});

test.each([undefined, '6.30.6', '8.5.1'])(
  'a page with react-router %s waits for no code',
  (other) => {
    page.__reactRouterVersion = other;
    openAt('/partner/orders');
    expect(screen.getByRole('status').textContent).toBe('/');
  },
);
