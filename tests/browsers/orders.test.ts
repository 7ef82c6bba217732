import { nameOf } from '../support/board.ts';
import { expect, test } from './fixtures.ts';
import { button, dialog, heading, tab, updatedToast } from './queries.ts';

const NEW = { status: 'waiting_for_confirmation' };

test('an order whose answer is lost is accepted once', async ({ portal, sandbox, signInNew }) => {
  const { restaurantId, orders } = await signInNew({ orders: [NEW, NEW] }, '/orders');
  const [rejected, lost] = orders.map(({ order_id }) => order_id) as [string, string];
  await portal.click(button(`Reject, order ${rejected}`));
  const question = { role: 'alertdialog', name: `Reject order ${nameOf({ order_id: rejected })}?` };
  await portal.click(button('Reject order', question));
  await portal.gone(button(`Reject, order ${rejected}`));

  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, reset: 'afterCommit' });
  await portal.click(button(`Accept, order ${lost}`));
  await portal.click(button('Accept, 20 min'));
  await portal.see(updatedToast);
  await portal.click(tab(/^Preparing/));
  await portal.see(button(`Order Ready, order ${lost}`));
  const calls = await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
  expect(calls.filter(({ effective }) => effective)).toHaveLength(2);
});

test('kitchen mode without a wake lock says that the screen may turn off', async ({
  portal,
  signInNew,
}) => {
  const { orders } = await signInNew({ orders: [NEW] }, '/orders');
  const [number] = orders.map(({ order_id }) => order_id);
  await portal.see(heading('Orders'));
  await portal.driver.run(`Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')) },
  })`);
  await portal.click(button('Kitchen mode'));
  await portal.see({ text: /This device didn't let the browser keep the screen on/ });
  await portal.click(button(`25 min, accept order ${number}`));
  await portal.see(button(`Order Ready, order ${number}`));
});

test('a bill is printed from a frame that is gone afterwards', async ({ portal, signInNew }) => {
  const { orders } = await signInNew({ orders: [NEW] }, '/orders');
  const [number] = orders.map(({ order_id }) => order_id);
  await portal.see(heading('Orders'));
  await portal.driver.run(`
    window.printed = [];
    document.addEventListener('load', ({ target }) => {
      const view = target.contentWindow;
      if (!view) return;
      view.print = () => {
        view.dispatchEvent(new Event('beforeprint'));
        printed.push(view.document.body.innerText);
        view.dispatchEvent(new Event('afterprint'));
      };
    }, true)`);
  await portal.click(button(`Print order ${number}`));
  const question = dialog(`Print order ${nameOf({ order_id: `${number}` })}`);
  await portal.click(button('Bill', question));
  await portal.gone(question);
  const [bill, ...others] = await portal.driver.run<string[]>('return printed');
  expect(bill).toContain('Total bill');
  expect(others).toEqual([]);
  expect(await portal.driver.run('return document.querySelectorAll("iframe").length')).toBe(0);
});
