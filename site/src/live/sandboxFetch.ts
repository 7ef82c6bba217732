import { DEMO_PHONE } from '../../../sandbox/demoPhones.ts';
import { type BrowserSandbox, openSandbox, SANDBOX_HOST } from './sandbox.ts';

/** Calls from a page of the site to the sandbox in this browser. The first call starts it. */
export interface SandboxClient {
  /** Like `fetch`, with a path of the contract, such as `/about`, or a URL below `SANDBOX_HOST`. */
  sandboxFetch(path: string, init?: RequestInit): Promise<Response>;
  /** Returns a new session of a vendor, by default of the owner of the demo restaurant. */
  signIn(phone?: string): Promise<SandboxSession>;
}

export interface SandboxSession {
  token: string;
  vendorId: string;
  restaurantId: string;
}

export function createSandboxClient(): SandboxClient {
  let opened: BrowserSandbox | undefined;
  const sandbox = () => {
    opened ??= openSandbox();
    return opened;
  };
  return {
    sandboxFetch: (path, init) => {
      const isRelative = !path.startsWith(SANDBOX_HOST) && path.startsWith('/');
      return sandbox().fetch(isRelative ? SANDBOX_HOST + path : path, init);
    },
    signIn: (phone) => signInToSandbox(sandbox(), phone),
  };
}

/** Signs in without a one-time code. */
export async function signInToSandbox(
  { control }: Pick<BrowserSandbox, 'control'>,
  phone: string = DEMO_PHONE,
): Promise<SandboxSession> {
  const vendor = (await control('POST', '/token', { phone })) as {
    access_token: string;
    _id: string;
    restaurant: { _id: string };
  };
  return {
    token: vendor.access_token,
    vendorId: vendor._id,
    restaurantId: vendor.restaurant._id,
  };
}
