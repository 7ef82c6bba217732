import type { SandboxClient, SandboxSession } from './live/sandboxFetch.ts';

/** What a long response is cut to. */
const MOST_CHARACTERS = 20_000;

interface Sandbox {
  client: SandboxClient;
  session: SandboxSession;
}

/** Lets the forms of calls send them to the sandbox in this browser, which starts with the first call. */
export function setUpTryouts(forms: Iterable<HTMLFormElement>): void {
  let sandbox: Promise<Sandbox> | undefined;
  const start = () => {
    sandbox ??= openSandbox();
    return sandbox;
  };
  for (const form of forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void tryCall(form, start);
    });
  }
}

async function openSandbox(): Promise<Sandbox> {
  const { createSandboxClient } = await import('./live/sandboxFetch.ts');
  const client = createSandboxClient();
  return { client, session: await client.signIn() };
}

async function tryCall(form: HTMLFormElement, start: () => Promise<Sandbox>): Promise<void> {
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  const output = form.querySelector('pre');
  if (!button || !status || !output) return;
  button.disabled = true;
  status.textContent = 'Starting the sandbox, then sending…';
  try {
    const { client, session } = await start();
    const { path, body } = readForm(form, session);
    const startedAt = performance.now();
    const response = await client.sandboxFetch(path, {
      method: form.dataset.method ?? 'GET',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    status.textContent = `${response.status} after ${Math.round(performance.now() - startedAt)} ms`;
    output.textContent = readable(text);
    output.hidden = false;
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.disabled = false;
  }
}

/** The path and body of a form. The ids of the examples become those of the vendor who is signed in. */
function readForm(form: HTMLFormElement, { vendorId, restaurantId }: SandboxSession) {
  const field = form.querySelector('textarea');
  const own = (text: string) =>
    text
      .replaceAll('"restaurant-1"', `"${restaurantId}"`)
      .replaceAll('"vendor-1"', `"${vendorId}"`);
  if (field) field.value = own(field.value);
  const path = form.querySelector('input')?.value ?? '/';
  return { path, body: field?.value };
}

function readable(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // A response that is not JSON is shown as it is.
  }
  const rest = shown.length - MOST_CHARACTERS;
  return rest > 0 ? `${shown.slice(0, MOST_CHARACTERS)}\n… ${rest} more characters` : shown;
}
