import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { PeriodCalendar } from './PeriodCalendar';
import type { Period } from './period';

function Calendar({ initial }: { initial: Period }) {
  const [value, setValue] = useState(initial);
  return <PeriodCalendar value={value} onChange={setValue} />;
}

const DAY: Period = { period: 'custom', from: '2025-11-14', to: '2025-11-14' };

/** The chosen days of the month, after taps on days. */
function chosenAfter(initial: Period, ...taps: string[]): string[] {
  renderInPortal(<Calendar initial={initial} />);
  for (const day of taps) fireEvent.click(screen.getByRole('button', { name: `${day} Nov 2025` }));
  return screen
    .getAllByRole('cell')
    .filter((cell) => cell.getAttribute('aria-selected') === 'true')
    .map((cell) => cell.textContent);
}

test('a day that was chosen on an earlier visit is replaced by a tap', () => {
  expect(chosenAfter(DAY, '17')).toEqual(['17']);
});

test('a second tap extends the day of the first one', () => {
  expect(chosenAfter(DAY, '19', '17')).toEqual(['17', '18', '19']);
});

test('a third tap chooses one day again', () => {
  expect(chosenAfter(DAY, '19', '17', '18')).toEqual(['18']);
});
