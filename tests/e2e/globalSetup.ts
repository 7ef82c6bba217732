import { randomBytes } from 'node:crypto';
import { type HarnessProcess, startHarnessProcess } from '../support/harnessProcess.ts';
import { startHostLab } from '../support/hostLab.ts';

/** Starts one harness of each kind for the run; each test has its own restaurant. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const key = randomBytes(16).toString('hex');
  const env = { VENDOR_PORTAL_SANDBOX_KEY: key, VENDOR_PORTAL_WATCH: 'false' };
  const common = ['--port', '0', '--data', 'memory', '--quiet'];
  const standalone = await startHarnessProcess({
    args: ['standalone', ...common, '--capabilities', 'idempotency'],
    env,
  });
  // One database for both: the host example reaches it as it would reach a backend, by the proxy.
  const host = ['--host', `${standalone.url}/api`];
  const [embed, lab] = await Promise.all([
    startHarnessProcess({ args: ['embed', ...common, ...host], env }),
    startHostLab(`${standalone.url}/api`),
    openPage(standalone),
  ]);
  await openPage(embed);
  process.env.E2E_STANDALONE_URL = standalone.url;
  process.env.E2E_EMBED_URL = embed.url;
  process.env.E2E_LAB_URL = lab.url;
  process.env.E2E_SANDBOX_KEY = key;
  return async () => {
    await Promise.all([standalone.stop(), embed.stop(), lab.close()]);
  };
}

/** Opens the page once: it is bundled at the first request, and no test should wait for that. */
async function openPage({ url, output }: HarnessProcess): Promise<void> {
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`${url} has no page\n${output()}`);
}
