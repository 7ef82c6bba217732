import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAheadOfUrl } from './useAheadOfUrl';

function Choice() {
  const [params, setParams] = useSearchParams();
  const [chosen, show] = useAheadOfUrl(params.get('tab') ?? 'new', params, (tab) =>
    setParams({ tab }, { replace: true }),
  );
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => show('ready')}>
        Ready
      </button>
      <button type="button" onClick={() => setParams({ tab: 'all' })}>
        Link to all
      </button>
      <p>{`${chosen} ${search}`}</p>
    </>
  );
}

function openChoice() {
  render(
    <MemoryRouter>
      <Choice />
    </MemoryRouter>,
  );
}

test('a choice is shown before the URL has it', async () => {
  openChoice();
  fireEvent.click(screen.getByRole('button', { name: 'Ready' }));

  expect(screen.getByText(/^ready/).textContent).toBe('ready ');
  await screen.findByText('ready ?tab=ready');
});

test('a link wins over a choice that the URL does not have yet', async () => {
  openChoice();
  fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
  fireEvent.click(screen.getByRole('button', { name: 'Link to all' }));

  await screen.findByText('all ?tab=all');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(screen.getByText(/^all/).textContent).toBe('all ?tab=all');
});
