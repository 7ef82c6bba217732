import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createTestPortal, renderInPortal } from '../../../../tests/support/renderInPortal';
import { moved } from './moved';
import { ReorderList } from './ReorderList';

function Groups() {
  const [names, setNames] = useState(['Toppings', 'Sauces', 'Drinks']);
  return (
    <ReorderList
      label="Groups"
      items={names}
      keyOf={(name) => name}
      nameOf={(name) => name}
      onMove={(from, to) => setNames(moved(names, from, to))}
    />
  );
}

const order = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('[data-part=name]')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a button moves a row', async () => {
  renderInPortal(<Groups />);
  await press('Move Toppings down');
  expect(order()).toEqual(['Sauces', 'Toppings', 'Drinks']);
  await press('Move Drinks up');
  expect(order()).toEqual(['Sauces', 'Drinks', 'Toppings']);
});

test('the new position is announced', async () => {
  renderInPortal(<Groups />);
  await press('Move Toppings down');
  expect(screen.getByRole('status').textContent).toBe('Toppings, 2 of 3');
});

test('the focus follows the row to the end of the list', async () => {
  renderInPortal(<Groups />);
  screen.getByRole('button', { name: 'Move Toppings down' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(order()).toEqual(['Sauces', 'Drinks', 'Toppings']);
  const button = screen.getByRole('button', { name: 'Move Toppings down' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the focus follows the row in a shadow root', async () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(<Groups />, { container, wrapper: createTestPortal().wrapper });
  const button = within(container).getByRole('button', { name: 'Move Toppings down' });
  await userEvent.click(button);
  expect(root.activeElement).toBe(button);
});
