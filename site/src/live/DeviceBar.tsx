import { CopyButton } from './CopyButton.tsx';
import type { BrowserSandbox } from './sandbox.ts';
import type { SandboxState } from './sandboxState.ts';
import type { Settings } from './settings.ts';

interface DeviceBarProps {
  sandbox: BrowserSandbox;
  state: SandboxState;
  phone: string;
  settings: Settings;
  isSignedIn: boolean;
}

/** What the phone of the demo owner would show, and whether the sandbox has started. */
export function DeviceBar({ sandbox, state, phone, settings, isSignedIn }: DeviceBarProps) {
  return (
    <div className="live-bar">
      {settings.signIn === 'code' && !isSignedIn ? (
        <SignIn code={codeOf(state, phone)} phone={phone} />
      ) : (
        <p>
          You are signed in as the owner of a demo restaurant. Its backend runs in this browser.
        </p>
      )}
      <Status state={state} onReset={sandbox.reset} wanted={settings.data} />
    </div>
  );
}

function codeOf({ code }: SandboxState, phone: string): string {
  return code?.phone === phone ? code.code : '';
}

function SignIn({ phone, code }: { phone: string; code: string }) {
  return (
    <>
      <p>
        Sign in with <strong className="live-number">{phone}</strong>
      </p>
      <CopyButton text={phone} label="Copy the number" />
      <p role="status">
        {code === '' ? (
          'Its one-time code appears here.'
        ) : (
          <>
            One-time code: <strong className="live-number">{code}</strong>
          </>
        )}
      </p>
      {code !== '' && <CopyButton text={code} label="Copy the code sent" />}
    </>
  );
}

interface StatusProps {
  state: SandboxState;
  wanted: Settings['data'];
  onReset(): void;
}

function Status({ state, wanted, onReset }: StatusProps) {
  const { phase, progress, storage, message } = state;
  if (phase === 'starting') {
    return (
      <label className="live-progress">
        {progress < 0.8 ? 'Loading PostgreSQL and the demo restaurant' : 'Opening the database'}
        <progress value={progress} max={1} />
      </label>
    );
  }
  if (phase === 'failed') {
    return (
      <p role="alert">
        The sandbox could not start: {message}{' '}
        <button type="button" onClick={onReset}>
          Delete its data and start again
        </button>
      </p>
    );
  }
  if (storage === wanted) return null;
  return (
    <p role="status">
      Another version of this page uses the stored data, so this tab has its own in memory.
    </p>
  );
}
