import { expect, test } from '../../support/fixtures.ts';
import { ticket } from '../../support/kitchen.ts';
import { connectPrinter } from '../../support/printing.ts';

test.use({ harness: 'lab' });

const ORDER = {
  status: 'cooking',
  order_id: 'ORD-7042',
  cart_items: [{ food_item_name: 'Masala Dosa', quantity: 2, food_item_price: 110 }],
};
/** The command of ESC/POS that prints a picture. */
const PICTURE = [0x1d, 0x76, 0x30];

const picturesIn = (bytes: readonly number[]) =>
  bytes.filter((_byte, at) => PICTURE.every((byte, offset) => bytes[at + offset] === byte)).length;

test('a device shows and prints second names in the script that the cook reads', async ({
  page,
  context,
  signInNew,
}) => {
  const printer = await connectPrinter(context);
  const print = async () => {
    await page.getByRole('button', { name: 'Print order ORD-7042', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kitchen ticket' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    return printer.jobs.at(-1);
  };
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Kitchen mode' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    const names = settings.getByRole('radiogroup', { name: 'Second names of dishes' });
    await names.getByRole('radio', { name, exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
  };
  const leave = () => page.getByRole('button', { name: 'Close kitchen mode' }).click();
  await signInNew({ orders: [ORDER] }, '/printer/orders?tab=preparing');
  const plain = await print();
  expect(picturesIn(plain?.bytes ?? [])).toBe(0);

  for (const [language, name] of [
    ['தமிழ்', 'மசாலா தோசை'],
    ['বাংলা', 'মশলা দোসা'],
    ['اردو', 'مسالہ دوسا'],
  ] as const) {
    await choose(language);
    await expect(ticket(page, ORDER).getByText(name)).toBeVisible();
    await leave();
    const job = await print();
    expect(job?.html).toContain(name);
    expect(picturesIn(job?.bytes ?? [])).toBe(1);
  }

  await page.reload();
  await choose('None');
  await expect(ticket(page, ORDER)).toContainText('Masala Dosa');
  await expect(ticket(page, ORDER)).not.toContainText('مسالہ');
});
