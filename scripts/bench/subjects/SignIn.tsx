import { type FormEvent, useState } from 'react';

/** The sign-in of both baselines with React. */
export function SignIn() {
  const [phone, setPhone] = useState('');
  const send = (event: FormEvent) => event.preventDefault();
  return (
    <form onSubmit={send}>
      <h1>Get Started</h1>
      <label>
        Phone number
        <input type="tel" value={phone} onChange={(event) => setPhone(event.target.value)} />
      </label>
      <button type="submit">Sign In</button>
    </form>
  );
}
