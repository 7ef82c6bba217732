import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { Cancelled } from '../../../core/api/errors';
import type { ApiClient } from '../../../core/api/types';
import { createClock } from '../../../core/clock/createClock';
import type { Wire } from '../../../core/format/wireValues';
import { PayoutsPage } from './PayoutsPage';

const CYCLES = ['16 Nov 2026 - 22 Nov 2026', '09 Nov 2026 - 15 Nov 2026'];

/** An order whose estimate is ₹554.87. */
const order = (day: string) => ({
  _id: day,
  status: 'completed',
  createdAt: `${day}T12:00:00Z`,
  billing_detail: { payment_status: 'captured', total_amount: 770 },
  after_discount_sub_amt: 680,
  packing_fee: 20,
});

/** Renders the page while the history arrives in parts. */
function renderPayouts() {
  const portal = createTestPortal({
    answers: { pendingPayouts: () => CYCLES.map((payout_cycle) => ({ payout_cycle })) },
  });
  let take: ((rows: Wire[]) => void) | undefined;
  let end: (() => void) | undefined;
  const stream: ApiClient['stream'] = (_name, _body, onRows, { signal } = {}) =>
    new Promise((resolve, reject) => {
      take = onRows;
      end = resolve;
      signal?.addEventListener('abort', () => {
        take = undefined;
        reject(new Cancelled());
      });
    });
  Object.assign(portal.market.api, { stream });
  const show = () => render(<PayoutsPage />, { wrapper: portal.wrapper });
  return {
    ...show(),
    show,
    ask: async () => fireEvent.click(await screen.findByRole('button', { name: 'Show estimates' })),
    isReading: () => take !== undefined,
    arrive: async (...days: string[]) => {
      await expect.poll(() => take).toBeDefined();
      take?.(days.map(order));
    },
    end: () => end?.(),
  };
}

const rowOf = (cycle: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(cycle) });

test('no order is read for estimates that nobody asked for', async () => {
  const { ask, isReading } = renderPayouts();
  await screen.findByRole('table');
  expect(isReading()).toBe(false);
  await ask();
  await expect.poll(isReading).toBe(true);
  expect(screen.queryByRole('button', { name: 'Show estimates' })).toBeNull();
});

test('an estimate is shown as soon as an older order is read', async () => {
  const { arrive, ask, end } = renderPayouts();
  await ask();
  await arrive('2026-11-20', '2026-11-18');
  expect(rowOf('16 Nov').textContent).toContain('Calculating…');
  await arrive('2026-11-14');
  await expect.poll(() => rowOf('16 Nov').textContent).toContain('₹1,109.74');
  expect(rowOf('09 Nov').textContent).toContain('Calculating…');
  end();
  await expect.poll(() => rowOf('09 Nov').textContent).toContain('₹554.87');
});

test('estimates that were not read when the page was left are read again', async () => {
  const { arrive, ask, end, unmount, show } = renderPayouts();
  await ask();
  await arrive('2026-11-20', '2026-11-14');
  await expect.poll(() => rowOf('16 Nov').textContent).toContain('₹554.87');
  unmount();
  show();
  await ask();
  await arrive('2026-11-20', '2026-11-14');
  end();
  await expect.poll(() => rowOf('09 Nov').textContent).toContain('₹554.87');
});

const PAID: Readonly<Record<string, object>> = {
  [CYCLES[0] as string]: {
    paid_at: '2026-11-25T19:00:00Z',
    orders: [{ order_id: '1', net: 900.5 }],
    totals: { net: 900.5 },
  },
  [CYCLES[1] as string]: { orders: [{ order_id: '2', net: 5 }], totals: { net: 5 } },
  '26 Oct 2026 - 01 Nov 2026': { paid_at: null, orders: [], totals: { net: 0 } },
};

test('every cycle has what was paid with its day, or a reason', async () => {
  const asked: unknown[] = [];
  const portal = createTestPortal({
    capabilities: ['payouts.detail'],
    clock: createClock({ deviceTime: () => Date.parse('2026-12-01T06:00:00Z') }),
    answers: {
      pendingPayouts: () => [
        { payout_cycle: '23 Nov 2126 - 29 Nov 2126', status: 'settled' },
        { payout_cycle: CYCLES[0], status: 'settled' },
        { payout_cycle: CYCLES[1] },
        { payout_cycle: '02 Nov 2026 - 08 Nov 2026', status: 'failed' },
        { payout_cycle: '26 Oct 2026 - 01 Nov 2026', status: 'settled', total_week_order: 9 },
      ],
      payoutDetails: (body: Wire) => {
        asked.push(body.payout_cycle);
        return PAID[String(body.payout_cycle)];
      },
    },
  });
  render(<PayoutsPage />, { wrapper: portal.wrapper });
  const cells = (name: string) => rowOf(name).textContent;
  expect((await screen.findByRole('table')).textContent).toContain('Not loaded');
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  await expect.poll(() => cells('16 Nov')).toContain('₹900.5026 Nov 2026');
  await expect.poll(() => cells('09 Nov')).toContain('₹5.00Date not sent');
  await expect.poll(() => cells('26 Oct')).toContain('Not sent by the marketplace');
  expect(cells('23 Nov 2126')).toContain('Not yet');
  expect(cells('02 Nov')).toContain('Not yet');
  expect(asked).toEqual([...CYCLES, '26 Oct 2026 - 01 Nov 2026']);
});
