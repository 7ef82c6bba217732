import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failing } from '../../../tests/support/orderApi';
import { renderWithHost } from '../../../tests/support/renderWithHost';
import { ApiRefusal } from '../../core/api/errors';
import type { FieldEntry, HostField, HostFieldProps, HostFields } from '../../core/contracts';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { vendorKeys } from '../../core/vendor/queries';
import { ProfileForm } from './pages/ManageProfilePage';

const STORED = { id: 'v1', name: 'Asha', phone: '9876543210', email: 'asha@demo.example' };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

type Arrange = NonNullable<HostFields['account']>;

function open(account: Arrange, { wire = {}, failure }: { wire?: object; failure?: Error } = {}) {
  const profile = { ...STORED, wire: wire as Record<string, unknown> };
  const answers = {
    vendorGet: () => ({ _id: 'v1', ...STORED }),
    ...(failure ? { vendorUpdateProfile: failing(failure) } : {}),
  };
  const portal = renderWithHost(
    <ProfileForm profile={profile} />,
    { fields: { account } },
    { answers },
  );
  portal.cache.setQueryData(vendorKeys.all('v1'), STORED);
  const { market, store } = portal;
  return {
    ...portal,
    user: userEvent.setup(),
    sent: () =>
      market.calls.filter(({ name }) => name === 'vendorUpdateProfile').map(({ body }) => body),
    isDirty: () => store.get(leaveGuardAtom).isDirty(),
  };
}

const labels = () =>
  [...document.querySelectorAll('label')].map(({ textContent }) => textContent?.trim());
const save = () => screen.getByRole('button', { name: 'Update' });
const erp = (more: Partial<HostField> = {}): HostField => ({
  id: 'erp',
  label: 'ERP id',
  kind: 'text',
  ...more,
});
const withErp = (more: Partial<HostField>): Arrange => {
  return (fields) => [...fields, erp(more)];
};
const input = () => screen.getByLabelText<HTMLInputElement>('ERP id');

test('fields are moved, renamed and left out', () => {
  open((fields) => {
    const [name, phone, email] = fields as [FieldEntry, FieldEntry, FieldEntry<'account'>];
    return [
      { ...email, label: 'Mail' },
      { id: 'phone', isLeftOut: true, value: phone.id === 'phone' ? '12' : '' },
      name as FieldEntry<'account'>,
    ];
  });
  expect(labels()).toEqual(['Mail', 'Name']);
});

test('the value of a field that is left out is sent in its place', async () => {
  const { user, sent } = open((fields) => [
    ...fields.filter(({ id }) => id !== 'phone'),
    { id: 'phone', isLeftOut: true, value: '9000000000' },
  ]);
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Asha', phone: '9000000000' }]));
});

test('a required field without a value stays', async () => {
  const { errors } = open((fields) => fields.filter(({ id }) => id !== 'phone'));
  expect(labels()).toEqual(['Name', 'Phone Number', 'Email Address']);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test('a value that the form refuses is sent and reported', async () => {
  const { user, sent, errors } = open((fields) => [
    ...fields.filter(({ id }) => id !== 'phone'),
    { id: 'phone', isLeftOut: true, value: 'none' },
  ]);
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ phone: 'none' }]));
  expect(errors()).toMatchObject([
    { message: expect.stringContaining('invalid value of "phone"') },
  ]);
});

test('a named value is read from the record', () => {
  open(withErp({ name: 'erp_id' }), { wire: { erp_id: 'AE-1' } });
  expect(input().value).toBe('AE-1');
});

test('a named value is sent with the record', async () => {
  const { user, sent } = open(withErp({ name: 'erp_id' }), { wire: { erp_id: 'AE-1' } });
  await user.type(input(), '2');
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Asha', erp_id: 'AE-12' }]));
});

test('a name of the portal is refused', async () => {
  const { errors } = open(withErp({ name: 'phone' }));
  expect(labels()).toEqual(['Name', 'Phone Number', 'Email Address']);
  await waitFor(() => expect(errors()).toMatchObject([{ kind: 'config' }]));
});

test('a problem of a value blocks the form', async () => {
  const validate = () => 'Two letters first';
  const { user, sent } = open(withErp({ validate, name: 'erp_id' }));
  await user.click(save());
  await screen.findByText('Two letters first');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input());
  expect(sent()).toEqual([]);
});

test('a value is loaded when the form opens', async () => {
  const load = vi.fn(async () => 'AE-1');
  open(withErp({ load }));
  expect(input().disabled).toBe(true);
  await waitFor(() => expect(input().value).toBe('AE-1'));
  expect(load).toHaveBeenCalledWith({ id: 'v1', extra: {} }, expect.any(AbortSignal));
});

test('a load that hangs ends, and the rest can be saved', async () => {
  vi.useFakeTimers();
  const { user, sent } = open(withErp({ load: () => new Promise(() => {}), save: vi.fn() }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  screen.getByText(/could not be loaded/);
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('a value is saved after the record', async () => {
  const order: string[] = [];
  const host = async (id: string, value: unknown) => void order.push(`${id} ${String(value)}`);
  const { user, sent, isDirty } = open(withErp({ save: host }));
  await user.type(input(), 'AE-2');
  expect(isDirty()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(order).toEqual(['v1 AE-2']));
  expect(sent()).toHaveLength(1);
  await waitFor(() => expect(isDirty()).toBe(false));
});

test('nothing is saved after a refusal', async () => {
  const host = vi.fn(async () => {});
  const { user } = open(withErp({ save: host }), { failure: new ApiRefusal(500, 'closed') });
  await user.type(input(), 'AE-2');
  await user.click(save());
  await screen.findByText(/closed/);
  expect(host).not.toHaveBeenCalled();
});

test('a value that could not be saved keeps what was typed', async () => {
  const host = vi.fn(async () => {});
  host.mockRejectedValueOnce(new Error('down'));
  const { user, sent, errors, isDirty } = open(withErp({ save: host }));
  await user.type(input(), 'AE-2');
  await user.click(save());
  await screen.findByText(/The other fields are saved, but this one is not/);
  expect([input().value, isDirty()]).toEqual(['AE-2', true]);
  expect(errors()).toMatchObject([{ kind: 'config', cause: new Error('down') }]);

  await user.click(save());

  await waitFor(() => expect(isDirty()).toBe(false));
  expect(host).toHaveBeenCalledTimes(2);
  expect(sent()).toHaveLength(1);
});

test('a message of the server is shown at the named field', async () => {
  const failure = new ApiRefusal(422, 'Invalid', null, 422, [
    { field: 'erp_id', message: 'Taken' },
  ]);
  const { user } = open(withErp({ name: 'erp_id' }), { failure });
  await user.type(input(), 'AE-2');
  await user.click(save());
  await screen.findByText('Taken');
  expect(document.activeElement).toBe(input());
});

test('a component is the input of a field', async () => {
  const Stars = ({ id, value, onChange }: HostFieldProps) => (
    <button type="button" id={id} onClick={() => onChange(Number(value) + 1)}>
      {`${String(value)} stars`}
    </button>
  );
  const { user, sent } = open(withErp({ kind: Stars, name: 'stars' }), { wire: { stars: 3 } });
  await user.click(await screen.findByRole('button', { name: 'ERP id' }));
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ stars: 4 }]));
});

test.each<[HostField['kind'], unknown, string, unknown]>([
  ['number', 7, '7', 71],
  ['number', 'seven', '', 1],
  [{ options: [{ value: 'a', label: 'A' }] }, 'a', 'a', undefined],
])('a field of kind %o with the value %o shows %o', async (kind, stored, shown, next) => {
  const { user, sent } = open(withErp({ kind, name: 'more' }), { wire: { more: stored } });
  expect(input().value).toBe(shown);
  if (next === undefined) return;
  await user.type(input(), '1');
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ more: next }]));
});

test('two fields with one id are one field', async () => {
  const { errors } = open((fields) => [...fields, erp(), erp({ label: 'Second' })]);
  expect(labels()).toEqual(['Name', 'Phone Number', 'Email Address', 'ERP id']);
  await waitFor(() => expect(errors()).toHaveLength(1));
});

test('what was typed survives a change of the prop', async () => {
  const { user, store } = open(withErp({}));
  await user.type(input(), 'AE');
  const { hostPartsAtom } = await import('../../ui/patterns/host/hostParts');
  act(() => store.set(hostPartsAtom, { fields: { account: withErp({ hint: 'New' }) } }));
  screen.getByText('New');
  expect(input().value).toBe('AE');
});

test('a form that has sent a value in place of a field has no unsaved changes', async () => {
  const { user, sent, isDirty } = open((fields) => [
    ...fields.filter(({ id }) => id !== 'phone'),
    { id: 'phone', isLeftOut: true, value: '9000000000' },
  ]);
  await user.type(screen.getByLabelText(/^Name/), ' R');
  expect(isDirty()).toBe(true);
  await user.click(save());
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Asha R', phone: '9000000000' }]));
  await waitFor(() => expect(isDirty()).toBe(false));
});

test('a failed value of the host is saved alone next to a value in place of a field', async () => {
  const host = vi.fn(async () => {});
  host.mockRejectedValueOnce(new Error('down'));
  const { user, sent } = open((fields) => [
    ...fields.filter(({ id }) => id !== 'phone'),
    { id: 'phone', isLeftOut: true, value: '9000000000' },
    erp({ save: host }),
  ]);
  await user.type(input(), 'AE-2');
  await user.click(save());
  await screen.findByText(/The other fields are saved, but this one is not/);
  await user.click(save());
  await waitFor(() => expect(host).toHaveBeenCalledTimes(2));
  expect(sent()).toHaveLength(1);
});
