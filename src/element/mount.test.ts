import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount } from './mount';

test('unmounting twice leaves the element empty', async () => {
  document.body.innerHTML = '<section>Loading</section><section></section>';
  const places = [...document.querySelectorAll('section')];
  let ends: (() => void)[] = [];
  await act(async () => {
    ends = places.map((place) => mount(place, { host: 'market' }));
  });
  await vi.waitFor(() =>
    expect(places.map((place) => place.textContent?.includes('market'))).toEqual([true, true]),
  );
  expect(document.body.textContent).not.toContain('Loading');

  await act(async () => ends[0]?.());
  await act(async () => ends[0]?.());

  expect(places.map((place) => place.childElementCount)).toEqual([0, 1]);
});
