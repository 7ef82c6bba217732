import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { INDIA } from '../../core/region/region';
import { regionAtom } from '../../core/state/services';
import { useTotalsNote } from './useTotalsNote';

function Note({ total }: { total: number }) {
  const { bill } = testOrder();
  return <p>{useTotalsNote()({ ...bill, total, originalTotal: 1.255 }) ?? 'equal'}</p>;
}

test.each([
  ['KWD', 1.251, /customer pays KWD\s0\.004 less/],
  ['KWD', 1.2550000000000001, /^equal$/],
  ['INR', 1.251, /^equal$/],
])(
  'two totals in %s, of which one is %d, are compared in its smallest unit',
  (currency, total, words) => {
    const { store, wrapper } = createTestPortal();
    store.set(regionAtom, { ...INDIA, currency });
    render(<Note total={total} />, { wrapper });

    expect(screen.getByText(words).tagName).toBe('P');
  },
);
