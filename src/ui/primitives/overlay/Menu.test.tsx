import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu';

async function openMenu() {
  const onDelete = vi.fn();
  const items = [
    { id: 'edit', label: 'Edit', onSelect: vi.fn() },
    { id: 'delete', label: 'Delete', onSelect: onDelete, isDanger: true },
  ];
  render(<Menu items={items} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More actions' });
  await user.click(button);
  await screen.findByRole('menu');
  return { user, button, onDelete };
}

test('opening puts the focus on the first action', async () => {
  await openMenu();
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
});

test('arrows wrap around', async () => {
  const { user, onDelete } = await openMenu();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Esc gives the focus back', async () => {
  const { user, button } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a press elsewhere closes it', async () => {
  const { user } = await openMenu();
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu whose entries are disabled selects none, but hears Esc', async () => {
  const onSelect = vi.fn();
  render(<Menu items={[{ id: 'out', label: 'Mark sold out', disabled: true, onSelect }]} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More actions' });
  await user.click(button);
  const entry = await screen.findByRole('menuitem', { name: 'Mark sold out' });
  expect(document.activeElement).toBe(entry);
  await user.click(entry);
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
