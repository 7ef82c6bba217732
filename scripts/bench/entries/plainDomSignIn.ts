/** The least that asks for a phone number. */
function start(root: HTMLElement): void {
  const form = document.createElement('form');
  const heading = Object.assign(document.createElement('h1'), { textContent: 'Get Started' });
  const label = Object.assign(document.createElement('label'), { textContent: 'Phone number' });
  label.append(Object.assign(document.createElement('input'), { type: 'tel' }));
  const button = Object.assign(document.createElement('button'), { textContent: 'Sign In' });
  form.append(heading, label, button);
  form.addEventListener('submit', (event) => event.preventDefault());
  root.append(form);
}

const root = document.getElementById('root');
if (root) start(root);
