import {
  type CSSProperties,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type PartialMessages, VendorPortal } from 'vendor-portal';
import { DEMO_PHONE, GULF_DEMO_PHONE } from '../../../sandbox/demoPhones.ts';
import { CodePanel } from './CodePanel.tsx';
import { Controls } from './Controls.tsx';
import { DeviceBar } from './DeviceBar.tsx';
import { lookOf } from './looks.ts';
import { toCode, toProps, toPropsObject } from './portalProps.tsx';
import { type BrowserSandbox, openSandbox, SANDBOX_HOST } from './sandbox.ts';
import { signInToSandbox } from './sandboxFetch.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { useMedia, usePageDark } from './useMedia.ts';
import { useSandboxControl } from './useSandboxControl.ts';

/** The portal on the sandbox in this browser, with controls beside it and the code that makes it. */
export function LivePage() {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  const change = useCallback((part: Partial<Settings>) => {
    setSettings((before) => ({ ...before, ...part }));
  }, []);
  useEffect(() => {
    // The hash is that of the portal, and the entry of the history too.
    const query = writeSettings(settings, location.search);
    const url = `${location.pathname}${query}${location.hash}`;
    history.replaceState(history.state, '', url);
  }, [settings]);
  return (
    <div className="live">
      <Live {...{ settings, change }} key={settings.data} />
    </div>
  );
}

interface LiveProps {
  settings: Settings;
  change(part: Partial<Settings>): void;
}

function Live({ settings, change }: LiveProps) {
  // The page renders it once, without StrictMode, so the sandbox is opened once.
  const [sandbox] = useState(() => openSandbox(settings.data));
  useEffect(() => () => sandbox.close(), [sandbox]);
  const state = useSyncExternalStore(sandbox.subscribe, sandbox.state);
  const phone = settings.region === 'AE' ? GULF_DEMO_PHONE : DEMO_PHONE;
  const control = useSandboxControl(sandbox, state, settings, phone);
  const isPageDark = usePageDark();
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  const hindi = useHindi(settings.locale === 'hi');
  const fetchSession = useCallback(async () => signInToSandbox(sandbox, phone), [sandbox, phone]);
  const props = toProps(settings, { isPageDark, isDeviceDark, hindi, fetchSession });
  const isDark = settings.scheme === 'page' ? isPageDark : settings.scheme === 'dark';
  const { variables } = lookOf(settings.look, isDark);
  const marketplace = useMarketplace(sandbox, settings);
  const isReady = settings.locale !== 'hi' || hindi !== undefined;
  return (
    <>
      <DeviceBar {...{ sandbox, state, phone, settings, isSignedIn: control.isSignedIn }} />
      <div className="live-columns">
        <div
          className={isDark ? 'live-stage dark' : 'live-stage'}
          data-bs-theme={isDark ? 'dark' : 'light'}
          data-phone={settings.phone}
          style={variables as CSSProperties}
        >
          {isReady && (
            <VendorPortal
              key={`${settings.region} ${settings.signIn} ${settings.routing} ${state.resets}`}
              {...toPropsObject(props)}
              {...marketplace}
              onEvent={control.onEvent}
              onNavigate={control.onNavigate}
            />
          )}
        </div>
        <Controls {...{ settings, change, control, state }} onReset={sandbox.reset} />
      </div>
      <CodePanel code={toCode(props)} />
    </>
  );
}

/** Two regions are two marketplaces: each has its own `host`, and so its own session. */
function useMarketplace(sandbox: BrowserSandbox, { region }: Settings) {
  return useMemo(() => {
    const host = region === 'AE' ? `${SANDBOX_HOST}/ae` : SANDBOX_HOST;
    const send: typeof fetch = (input, init) => {
      const { href } = new URL(String(input), location.href);
      return sandbox.fetch(href.replace(`${SANDBOX_HOST}/ae/`, `${SANDBOX_HOST}/`), init);
    };
    return { host, assetsBase: SANDBOX_HOST, request: { fetch: send } };
  }, [sandbox, region]);
}

/** The Hindi texts, which are loaded when they are first needed. */
function useHindi(isNeeded: boolean): PartialMessages | undefined {
  const [hindi, setHindi] = useState<PartialMessages>();
  useEffect(() => {
    if (isNeeded) void import('vendor-portal/locales/hi').then((pack) => setHindi(pack.hindi));
  }, [isNeeded]);
  return hindi;
}
