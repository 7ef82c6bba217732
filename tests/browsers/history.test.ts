import { expect, test } from './fixtures.ts';
import { button, dialog, table } from './queries.ts';

function order(order_id: string, food_item_name: string) {
  return { order_id, status: 'completed', cart_items: [{ food_item_name }] };
}

/** Records the files that links would download, and prevents the downloads. */
const KEEP_FILES = `
  window.files = [];
  const create = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    file.text().then((text) => files.push(text));
    return create.call(URL, file);
  };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    if (!this.download) click.call(this);
  }`;

test('the history is exported as it is filtered', async ({ portal, signInNew }) => {
  const orders = [order('A', 'Masala Dosa'), order('B', 'Dosa'), order('C', 'Masala Chai')];
  await signInNew({ orders }, '/outlet/order-history');
  await portal.see({ role: 'cell', name: /C/, within: table('Past orders') });
  await portal.driver.run(KEEP_FILES);
  await portal.click(button('Filters'));
  const filters = dialog('Filter orders');
  await portal.set({ label: 'Period', within: filters }, 'Last 7 days');
  await portal.fill({ label: 'Item', within: filters }, 'dosa');
  await portal.press('Enter');
  await portal.see(button('Filters (2)'));
  await portal.click(button('Export'));
  await portal.click(button('Export', dialog('Export Order History as CSV')));
  await portal.see({ text: '2 rows exported' });
  const files = () => portal.driver.run<string[]>('return files');
  await expect.poll(files).toEqual([expect.stringMatching(/Order,.*\r\n.*\r\n/)]);
  const [file = ''] = await files();
  expect(file).toContain('Masala Dosa');
  expect(file).not.toContain('Masala Chai');
});
