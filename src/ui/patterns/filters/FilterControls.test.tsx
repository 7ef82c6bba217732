import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { FilterControls } from './FilterControls';

const nothing = () => {};
const withChips = (...labels: string[]) => (
  <FilterControls
    chips={labels.map((label) => ({ key: label, label, onRemove: nothing }))}
    onOpen={nothing}
    onPreload={nothing}
  />
);

const styles = () => [...document.querySelectorAll('style')].map((style) => style.textContent);

test('the first filter inserts no styles, which would restyle the page', () => {
  const { rerender } = renderInPortal(withChips());
  const before = styles();
  rerender(withChips('Paid'));
  screen.getByRole('button', { name: 'Paid: remove this filter' });
  expect(styles()).toEqual(before);
});
