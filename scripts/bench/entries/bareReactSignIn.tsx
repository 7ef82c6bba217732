import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that asks for a phone number in React. */
function SignIn() {
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

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
