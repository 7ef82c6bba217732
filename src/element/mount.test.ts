import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount } from './mount';

test('a portal takes the place of what was there, and leaves it empty, also when asked twice', async () => {
  document.body.innerHTML = '<section>Loading</section><section></section>';
  const places = [...document.querySelectorAll('section')];
  let ends: (() => void)[] = [];
  await act(async () => {
    ends = places.map((place) => mount(place, { host: 'market' }));
  });
  expect(places.map((place) => place.textContent?.includes('market'))).toEqual([true, true]);
  expect(document.body.textContent).not.toContain('Loading');

  await act(async () => ends[0]?.());
  await act(async () => ends[0]?.());

  expect(places.map((place) => place.childElementCount)).toEqual([0, 1]);
});
