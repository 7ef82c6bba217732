import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import { ApiRefusal } from '../../../core/api/errors';
import type { FieldEntry } from '../../../core/contracts';
import type { TeamMember } from '../data';
import { MemberDialog } from './MemberDialog';

const MEMBER: TeamMember = {
  id: 'm1',
  name: 'Asha',
  phone: '9876543210',
  email: 'asha@demo.example',
  role: 'cook',
  roleName: 'Cook',
  permissions: ['menu_item_stock'],
  isActive: true,
  extra: {},
};

test('a change that is refused after the value of the host failed is sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const sent: unknown[] = [];
  let isRefused = false;
  const save = vi.fn(async () => {}).mockRejectedValueOnce(new Error('down'));
  const member = (fields: readonly FieldEntry<'member'>[]) => [
    ...fields,
    { id: 'erp', label: 'ERP id', kind: 'text' as const, save },
  ];
  const onClose = vi.fn();
  const answers = {
    teamList: () => [],
    teamUpdate: (body: unknown) => {
      if (isRefused) throw new ApiRefusal(500, 'closed');
      sent.push(body);
      return {};
    },
  };
  renderWithHost(
    <MemberDialog member={MEMBER} onClose={onClose} />,
    { fields: { member } },
    { answers },
  );
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.type(screen.getByLabelText('ERP id'), 'AE-2');
  await submit();
  await screen.findByText(/The other fields are saved, but this one is not/);

  isRefused = true;
  await user.type(screen.getByLabelText(/^Name/), 'b');
  await submit();
  await screen.findByText(/closed/);
  isRefused = false;
  await submit();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ name: 'Asha' }, { name: 'Ashab' }]);
});
