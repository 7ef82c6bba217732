import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DIGITS } from '../../../../tests/brought/amounts';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { INDIA } from '../../../core/region/region';
import { regionAtom } from '../../../core/state/services';
import { DateInput } from './DateInput';
import { PhoneInput, phoneDigits } from './PhoneInput';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

function noteOf(control: HTMLElement) {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('the hint describes the control', () => {
  render(<TextInput label="Name" hint="As on the PAN card" />);
  expect(noteOf(screen.getByLabelText('Name'))).toBe('As on the PAN card');
});

test('an error replaces the hint', () => {
  render(<TextInput label="Name" hint="As on the PAN card" error="Name is required" />);
  const input = screen.getByLabelText('Name');
  expect(noteOf(input)).toBe('Name is required');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('As on the PAN card')).toBeNull();
});

test('a day has a year of four digits', () => {
  render(<DateInput label="Expiry date" />);
  expect(screen.getByLabelText('Expiry date').getAttribute('max')).toBe('9999-12-31');
});

test.each([
  ['2026-11-05', '05 Nov 2026'],
  ['', 'Choose a date'],
])('the day "%s" is shown as "%s"', (value, shown) => {
  render(<DateInput label="Expiry date" value={value} readOnly />);
  expect(screen.getByText(shown).previousElementSibling).toBe(screen.getByLabelText('Expiry date'));
});

test('the counter shows the length without a limit', async () => {
  function About() {
    const [about, setAbout] = useState('');
    return (
      <TextArea
        label="About"
        maxCount={5}
        value={about}
        onChange={(e) => setAbout(e.target.value)}
      />
    );
  }
  render(<About />);
  await userEvent.type(screen.getByLabelText('About'), 'Dosa corner');
  screen.getByText('11/5');
  expect(screen.getByLabelText<HTMLTextAreaElement>('About').value).toBe('Dosa corner');
});

function Phone({ held = '' }) {
  const [phone, setPhone] = useState(held);
  return <PhoneInput label="Phone" value={phone} onChange={setPhone} />;
}

function openPhone(held = '') {
  render(<Phone held={held} />);
  return screen.getByLabelText<HTMLInputElement>('Phone');
}

test.each([
  ['98 76-54a3210', '9876543210'],
  ['98765432109', '9876543210'],
  ['+91 7479646309', '7479646309'],
  ['917479646309', '7479646309'],
  ['07479646309', '7479646309'],
  ['0091 7479646309', '7479646309'],
  ['9123456789', '9123456789'],
  ['91234567895', '9123456789'],
  ['+91 9123456789', '9123456789'],
  ['0 9123456789', '9123456789'],
  ['+91 9191234567', '9191234567'],
])('%s typed key by key is the number %s', async (keys, digits) => {
  const input = openPhone();
  await userEvent.type(input, keys);
  expect(input.value).toBe(digits);
});

test('a digit too many is refused where it is typed', async () => {
  const input = openPhone('9876543210');
  await userEvent.type(input, '5', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(input.value).toBe('9876543210');
});

test('a stored number that is too long can be shortened', async () => {
  const input = openPhone('98765432101234');
  await userEvent.type(input, '{Backspace}');
  expect(input.value).toBe('9876543210123');
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['0091 98765 43210', '9876543210'],
  ['98765432109', ''],
  ['+91 91234567895', ''],
  ['02212345678', '2212345678'],
  ['12', '12'],
])('%s pasted is the number %s', (raw, digits) => {
  expect(phoneDigits(INDIA, raw)).toBe(digits);
});

const EMIRATES = { country: 'AE', phone: { prefix: '+971', digits: 9 }, currency: 'AED' };
const GERMANY = {
  country: 'DE',
  phone: { prefix: '+49', digits: [7, 11] as const },
  currency: 'EUR',
};

test.each([
  [EMIRATES, '+971 50 123 4567', '501234567'],
  [EMIRATES, '00971 50 123 4567', '501234567'],
  [EMIRATES, '+971 (0)50 123 4567', '501234567'],
  [EMIRATES, '050 123 4567', '501234567'],
  [EMIRATES, '5012345678', ''],
  [EMIRATES, '+91 98765 43210', ''],
  [GERMANY, '+49 1512 345', '1512345'],
  [GERMANY, '+49 1512 3456789', '15123456789'],
  [GERMANY, '4915123456', '4915123456'],
])('in %o, a pasted %s is the number %s', (region, raw, digits) => {
  expect(phoneDigits(region, raw)).toBe(digits);
});

test('the prefix of the region stands before the number', async () => {
  const { store, wrapper } = createTestPortal();
  store.set(regionAtom, { ...INDIA, ...EMIRATES });
  render(<Phone />, { wrapper });
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.type(input, '+971 050 123 4567');
  expect([input.value, screen.getByText('+971').textContent]).toEqual(['501234567', '+971']);
});

test.each(DIGITS)(
  '$input typed in a phone field is the number $value',
  async ({ input, value }) => {
    const field = openPhone();
    await userEvent.type(field, input);
    expect(field.value).toBe(value);
  },
);
