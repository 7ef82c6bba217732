import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'new', label: 'New', count: '3' },
  { id: 'ready', label: 'Ready', count: '0' },
  { id: 'late', label: 'Late' },
] as const;

function openTabs() {
  function Board() {
    const [tab, setTab] = useState<'new' | 'ready' | 'late'>('new');
    return (
      <Tabs label="Orders" tabs={tabs} value={tab} onChange={setTab}>
        {`panel ${tab}`}
      </Tabs>
    );
  }
  render(<Board />);
  return userEvent.setup();
}

test('an arrow chooses the next tab', async () => {
  const user = openTabs();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const ready = screen.getByRole('tab', { name: /Ready/, selected: true });
  expect(document.activeElement).toBe(ready);
  expect(screen.getByRole('tabpanel', { name: /Ready/ }).textContent).toBe('panel ready');
});

test('an arrow before the first tab leads to the last', async () => {
  const user = openTabs();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Late');
});

test('the row is one stop: Tab goes on to the panel', async () => {
  const user = openTabs();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('a count of nothing is still a count', () => {
  openTabs();
  expect(screen.getByRole('tab', { name: /Ready/ }).textContent).toBe('Ready0');
});
