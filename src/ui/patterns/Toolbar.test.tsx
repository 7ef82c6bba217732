import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toolbar } from './Toolbar';

const onSelect = () => {};
const tools = [
  { id: 'find', label: 'Find', onSelect, button: <button type="button">Find</button> },
  { id: 'view', button: <button type="button">View</button> },
  { id: 'more', label: 'Add', onSelect },
];

async function entriesOf(menu: HTMLElement | undefined): Promise<(string | null)[]> {
  if (menu) fireEvent.click(menu);
  // Styles hide one of the menus.
  const entries = await screen.findAllByRole('menuitem', { hidden: true });
  if (menu) fireEvent.click(menu);
  return entries.map(({ textContent }) => textContent);
}

test('only tools without a button are in a menu next to the buttons', async () => {
  render(<Toolbar tools={tools} />);
  const names = screen.getAllByRole('button', { hidden: true }).map((one) => one.textContent);
  expect(names.slice(0, 2)).toEqual(['Find', 'View']);
  const [beside, narrow] = screen.getAllByLabelText('More actions');
  expect(await entriesOf(beside)).toEqual(['Add']);
  expect(await entriesOf(narrow)).toEqual(['Find', 'Add']);
});

test('buttons for all tools need no menu next to them', () => {
  render(<Toolbar tools={tools.slice(0, 2)} />);
  expect(screen.getAllByLabelText('More actions')).toHaveLength(1);
});
