import { randomBytes } from 'node:crypto';
import { missingBrowsers } from '../../scripts/browsers.ts';
import { startHarnessProcess, withPage } from '../support/harnessProcess.ts';
import { buildHostLab, serveHostLab } from '../support/hostLab.ts';

/** Starts the portal on its sandbox, in English and in Hindi, and the lab's host pages. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = missingBrowsers();
  if (missing) throw new Error(`Not installed: ${missing}`);
  const key = randomBytes(16).toString('hex');
  const env = { VENDOR_PORTAL_SANDBOX_KEY: key, VENDOR_PORTAL_WATCH: 'false' };
  const common = ['standalone', '--port', '0', '--data', 'memory', '--quiet'];
  const sandbox = await startHarnessProcess({
    args: [...common, '--capabilities', 'idempotency'],
    env,
  }).then(withPage);
  Object.assign(process.env, { BROWSERS_URL: sandbox.url, BROWSERS_SANDBOX_KEY: key });
  if (process.env.BROWSERS_SLICE) return async () => void (await sandbox.stop());
  const backend = `${sandbox.url}/api`;
  const [hindi, lab] = await Promise.all([
    startHarnessProcess({ args: [...common, '--locale', 'hi-IN', '--host', backend], env }).then(
      withPage,
    ),
    buildHostLab().then((folder) => serveHostLab(folder, backend)),
  ]);
  Object.assign(process.env, { BROWSERS_HINDI_URL: hindi.url, BROWSERS_LAB_URL: lab.url });
  return async () => {
    await Promise.all([sandbox.stop(), hindi.stop(), lab.close()]);
  };
}
