import { NO_PORTAL } from '../support/signIn.ts';
import { expect, originOf, test } from './fixtures.ts';
import { box, button, dialog, heading, mainMenu } from './queries.ts';
import { createScreen } from './screen.ts';

test('a pasted code signs in', async ({ portal, sandbox }) => {
  const { phone } = await sandbox.newVendor();
  await portal.driver.open(originOf());
  await portal.fill(box('Phone number'), phone);
  await portal.click(button('Sign In'));
  await portal.see(dialog('Enter the code'));
  const code = await sandbox.code(phone);
  // Copy the code in another tab, as a vendor copies it from a message.
  const other = createScreen(await portal.driver.openTab());
  await other.driver.open(originOf() + NO_PORTAL);
  await other.driver.run('document.body.innerHTML = `<input aria-label="Message">`');
  await other.fill(box('Message'), code);
  await other.press('Control', 'a');
  await other.press('Control', 'c');
  await other.driver.closeTab();
  await portal.click(box('Digit 1 of 4'));
  await portal.press('Control', 'v');
  await portal.see(heading('New Orders'));
});

test('a form that was typed into before the session ended is sent after the next sign-in', async ({
  portal,
  sandbox,
  signInNew,
}) => {
  const { phone, restaurantId } = await signInNew({}, '/team/add-team-member');
  await portal.fill({ label: 'Name' }, 'Meena Sample');
  await portal.fill({ label: 'Phone Number' }, '6000000099');
  await portal.fill({ label: 'Email Address' }, 'meena@demo.example');
  await portal.set({ label: 'Select Role' }, 'Cook');
  const body = { statusCode: 401, message: 'Unauthorized' };
  const { id } = await sandbox.fault({ endpoint: 'teamAdd', restaurantId, status: 401, body });
  await portal.click(button('Submit'));
  await portal.see({ text: /Your session has ended/ });
  await sandbox.clearFault(id);

  await portal.fill(box('Phone number'), phone);
  await portal.click(button('Sign In'));
  await portal.click(box('Digit 1 of 4'));
  await portal.type(await sandbox.code(phone));
  await portal.see({ label: 'Email Address' });
  expect(await portal.value({ label: 'Name' })).toBe('Meena Sample');
  await portal.click(button('Submit'));
  await portal.see({ role: 'cell', name: /Meena Sample/ });
});

test('a sign-out in a second tab signs the first one out', async ({ portal, signInNew }) => {
  await signInNew({}, '/dashboard');
  await portal.see(heading('New Orders'));
  const other = createScreen(await portal.driver.openTab());
  await other.driver.open(`${originOf()}/dashboard`);
  await other.click(button('Sign out', mainMenu));
  await other.see(heading('Get Started'));
  await other.driver.closeTab();
  await portal.see(heading('Get Started'));
});
