import { NO_PORTAL } from '../support/signIn.ts';
import { originOf, test } from './fixtures.ts';
import { createScreen } from './screen.ts';

test('a pasted code signs in', async ({ portal, sandbox }) => {
  const { phone } = await sandbox.newVendor();
  await portal.driver.open(originOf());
  await portal.fill({ role: 'textbox', name: 'Phone number' }, phone);
  await portal.click({ role: 'button', name: 'Sign In' });
  await portal.see({ role: 'dialog', name: 'Enter the code' });
  const code = await sandbox.code(phone);
  // The code is copied in another tab, as from a message.
  const other = createScreen(await portal.driver.openTab());
  await other.driver.open(originOf() + NO_PORTAL);
  await other.driver.run('document.body.innerHTML = `<input aria-label="Message">`');
  await other.fill({ role: 'textbox', name: 'Message' }, code);
  await other.press('Control', 'a');
  await other.press('Control', 'c');
  await other.driver.closeTab();
  await portal.click({ role: 'textbox', name: 'Digit 1 of 4' });
  await portal.press('Control', 'v');
  await portal.see({ role: 'heading', name: 'New Orders' });
});
