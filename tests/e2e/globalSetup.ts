import { randomBytes } from 'node:crypto';
import { startHarnessProcess, withPage } from '../support/harnessProcess.ts';
import { buildHostLab, serveHostLab } from '../support/hostLab.ts';

/** Starts one harness of each kind for the run; each test has its own restaurant. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const key = randomBytes(16).toString('hex');
  const env = { VENDOR_PORTAL_SANDBOX_KEY: key, VENDOR_PORTAL_WATCH: 'false' };
  const common = ['--port', '0', '--data', 'memory', '--quiet'];
  const labFolder = buildHostLab();
  const standalone = await startHarnessProcess({
    args: ['standalone', ...common, '--capabilities', 'idempotency'],
    env,
  });
  // Both harnesses use one database. The host example reaches it through the proxy, as it would reach a backend.
  const backend = `${standalone.url}/api`;
  const [embed, folder] = await Promise.all([
    startHarnessProcess({ args: ['embed', ...common, '--host', backend], env }).then(withPage),
    labFolder,
    withPage(standalone),
  ]);
  const lab = await serveHostLab(folder, backend);
  process.env.E2E_STANDALONE_URL = standalone.url;
  process.env.E2E_EMBED_URL = embed.url;
  process.env.E2E_LAB_URL = lab.url;
  process.env.E2E_SANDBOX_KEY = key;
  return async () => {
    await Promise.all([standalone.stop(), embed.stop(), lab.close()]);
  };
}
