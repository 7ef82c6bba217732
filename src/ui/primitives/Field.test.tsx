import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

test('an error replaces the hint and marks the control invalid', () => {
  render(<TextInput label="Name" hint="As on the PAN card" error="Name is required" />);
  const input = screen.getByLabelText('Name');
  expect(noteOf(input)).toBe('Name is required');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('As on the PAN card')).toBeNull();
});

test('a day has a year of four digits', () => {
  render(<DateInput label="Expiry Date" />);
  expect(screen.getByLabelText('Expiry Date').getAttribute('max')).toBe('9999-12-31');
});

test('the counter tells how long a text is and cuts nothing off', async () => {
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
  expect(screen.getByText('11/5')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('About').value).toBe('Dosa corner');
});

test('the phone field keeps digits only, ten at most', async () => {
  function Phone() {
    const [phone, setPhone] = useState('');
    return <PhoneInput label="Phone" value={phone} onChange={setPhone} />;
  }
  render(<Phone />);
  await userEvent.type(screen.getByLabelText('Phone'), '98 76-54a3210');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9876543210');
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['98765432109', '9876543210'],
  ['12', '12'],
])('%s is the number %s', (raw, digits) => {
  expect(phoneDigits(raw)).toBe(digits);
});
