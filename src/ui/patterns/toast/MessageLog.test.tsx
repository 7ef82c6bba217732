import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageLog } from './MessageLog';
import { createNotices } from './notices';

async function openLog(notices = createNotices(() => Date.UTC(2026, 10, 21, 4, 5))) {
  render(<MessageLog notices={notices} />);
  await userEvent.click(screen.getByRole('button', { name: 'Messages' }));
  return { notices, dialog: within(await screen.findByRole('dialog', { name: 'Messages' })) };
}

test('all messages are listed with the newest first', async () => {
  const notices = createNotices(() => Date.UTC(2026, 10, 21, 4, 5));
  notices.notify.success('Order Updated!');
  notices.notify.error('Something went wrong.');
  const { dialog } = await openLog(notices);
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Error21 Nov 2026 • 9:35 AMSomething went wrong.',
    'Done21 Nov 2026 • 9:35 AMOrder Updated!',
  ]);
});

test('a message that comes while the log is open appears in it', async () => {
  const { notices, dialog } = await openLog();
  dialog.getByText('No messages yet');
  act(() => notices.notify.info('New order'));
  dialog.getByText('New order');
});

test('the log holds the last hundred', () => {
  const notices = createNotices(Date.now);
  for (let n = 1; n <= 101; n += 1) notices.notify.info(`message ${n}`);
  expect(notices.getLog()).toHaveLength(100);
  expect(notices.getLog().at(-1)?.text).toBe('message 2');
});
