import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VendorPortal } from 'vendor-portal';
import { connectSandbox } from 'vendor-portal/testing';

const sandbox = connectSandbox({
  url: process.env.SANDBOX_URL,
  key: process.env.SANDBOX_KEY,
});

test('a vendor signs in and accepts an order', async () => {
  const { phone } = await sandbox.newVendor({
    orders: [{ status: 'waiting_for_confirmation', order_id: 'ORD-7' }],
  });
  const user = userEvent.setup();
  render(<VendorPortal host={sandbox.url} basename="/" storage="memory" />);

  await user.type(await screen.findByRole('textbox', { name: /phone/i }), `${phone}{Enter}`);
  const dialog = await screen.findByRole('dialog', { name: 'Enter the code' });
  await user.click(within(dialog).getAllByRole('textbox')[0]);
  await user.paste(await sandbox.code(phone));
  await user.click(await screen.findByRole('link', { name: 'Open orders board' }));
  await user.click(await screen.findByRole('button', { name: /^Accept, order/ }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: /^Accept/ }));

  await screen.findByText('Order Updated!');
  const [call] = await sandbox.control.log({ phone, endpoint: 'updateOrderStatus' });
  expect(call).toMatchObject({ status: 200, effective: true });
});
