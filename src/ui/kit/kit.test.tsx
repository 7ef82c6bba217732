import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PageTitleContext } from '../../core/extend/usePortal';
import { Button, Card, EmptyState, Field, Page } from './index';

test('the error of a field replaces its hint', () => {
  const { rerender } = render(<Field label="Points" hint="For each order" />);
  const input = screen.getByLabelText('Points');
  const note = () => document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note()?.textContent).toBe('For each order');

  rerender(<Field label="Points" hint="For each order" error="A number is needed" />);

  expect(note()?.textContent).toBe('A number is needed');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a busy button ignores clicks without losing the focus', async () => {
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });

  await userEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a page has the title of the host’s page unless it has its own', () => {
  const shown = (title?: string) => (
    <PageTitleContext.Provider value="Loyalty">
      <Page title={title}>Points</Page>
    </PageTitleContext.Provider>
  );
  const { rerender } = render(shown());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loyalty');

  rerender(shown('Members'));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Members');
});

test('a card with a title is a region of this name', () => {
  render(
    <Card title="Members">
      <EmptyState text="No members yet" help="They join with an order." />
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Members' }).textContent).toContain('No members yet');
});
