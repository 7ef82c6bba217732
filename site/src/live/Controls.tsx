import type { ReactNode } from 'react';
import type { SandboxState } from './sandboxState.ts';
import { CHOICES, LISTS, type Settings, type SWITCHES } from './settings.ts';
import { useMedia } from './useMedia.ts';
import type { SandboxControl } from './useSandboxControl.ts';

interface ControlsProps {
  settings: Settings;
  change(part: Partial<Settings>): void;
  control: SandboxControl;
  state: SandboxState;
  onReset(): void;
}

const LOSS = {
  none: '',
  armed: 'Accept an order now. The order changes, but the portal gets no answer.',
  lost: 'The answer was lost. The portal read the order again and found the change.',
};

/** The controls beside the portal. On a narrow page they fold away. */
export function Controls({ settings, change, control, state, onReset }: ControlsProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const isReady = state.phase === 'ready';
  const choice = <Name extends keyof typeof CHOICES>(
    name: Name,
    label: string,
    labels: Record<(typeof CHOICES)[Name][number], string>,
  ) => (
    <label>
      {label}
      <select
        value={settings[name]}
        onChange={({ target }) => change({ [name]: target.value } as Partial<Settings>)}
      >
        {CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {labels[value as keyof typeof labels]}
          </option>
        ))}
      </select>
    </label>
  );
  const toggle = (name: (typeof SWITCHES)[number], label: string) => (
    <label className="live-check">
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      {label}
    </label>
  );
  return (
    <section aria-label="Controls">
      <details className="live-controls" open={isWide || undefined}>
        <summary>Controls</summary>
        <Group title="Look">
          {choice('look', 'Appearance', {
            default: 'Default',
            saffron: 'Saffron, an own brand',
            shadcn: 'shadcn/ui',
            mui: 'MUI',
            bootstrap: 'Bootstrap 5',
            material3: 'Material 3',
          })}
          {choice('scheme', 'Colour scheme', {
            page: 'As this page',
            light: 'Light',
            dark: 'Dark',
          })}
          {choice('density', 'Density', {
            regular: 'Regular',
            compact: 'Compact',
            comfortable: 'Comfortable',
          })}
          {toggle('phone', 'In the width of a phone (390 px)')}
        </Group>
        <Group title="Language and country">
          {choice('locale', 'Language', {
            en: 'English',
            hi: 'Hindi',
            ar: 'Arabic formats, right to left',
          })}
          {toggle('languages', 'The vendor chooses the language')}
          {choice('region', 'Country', { IN: 'India', AE: 'United Arab Emirates' })}
        </Group>
        <Group title="Frame">
          {choice('layout', 'Layout', { full: 'With menu', content: 'Content only' })}
          {toggle('footerOff', 'No footers')}
          {toggle('slot', 'A notice of the host in a slot')}
          {choice('routing', 'Path of the screen', {
            hash: 'In the hash of the URL',
            memory: 'In memory',
          })}
        </Group>
        <Group title="Session">
          {choice('signIn', 'Sign-in', { code: 'One-time code', host: 'By the page around it' })}
          {choice('storage', 'Stored in', {
            default: 'Cookie and local storage',
            cookie: 'Cookie',
            local: 'Local storage',
            session: 'Session storage',
            memory: 'Memory',
          })}
        </Group>
        <Group title="Customers and faults">
          {choice('traffic', 'Customers order', {
            '4': '4 times a minute',
            '0': 'Never',
            '1': 'Once a minute',
            '12': '12 times a minute',
          })}
          <button type="button" disabled={!isReady} onClick={control.placeOrder}>
            Place an order
          </button>
          <button
            type="button"
            disabled={!isReady || control.loss === 'armed'}
            onClick={control.loseNextAnswer}
          >
            Lose the answer to the next accept
          </button>
          <p role="status">{LOSS[control.loss]}</p>
          {toggle('slow', 'Slow: each answer takes 2.5 s more')}
          {toggle('offline', 'This tab is offline')}
        </Group>
        <Names
          title="Screens"
          all={LISTS.off}
          on={LISTS.off.filter((name) => !settings.off.includes(name))}
          onChange={(on) => change({ off: LISTS.off.filter((name) => !on.includes(name)) })}
        />
        <Names
          title="Capabilities of the backend"
          all={LISTS.capabilities}
          on={settings.capabilities}
          onChange={(capabilities) => change({ capabilities })}
        />
        <Group title="Data of the sandbox">
          {choice('data', 'Kept in', { browser: 'This browser', memory: 'Memory' })}
          <button type="button" disabled={state.phase === 'starting'} onClick={onReset}>
            Reset the data
          </button>
          <p>
            <a href={location.href} target="_blank" rel="noopener">
              Open a second tab
            </a>
            : another device with the same data.
          </p>
        </Group>
      </details>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface NamesProps<Name extends string> {
  title: string;
  all: readonly Name[];
  on: readonly Name[];
  onChange(on: readonly Name[]): void;
}

/** A list of names with a checkbox each, which is folded at first. */
function Names<Name extends string>({ title, all, on, onChange }: NamesProps<Name>) {
  const set = (name: Name, isOn: boolean) =>
    onChange(all.filter((one) => (one === name ? isOn : on.includes(one))));
  return (
    <details className="live-names">
      <summary>
        {title} ({on.length} of {all.length})
      </summary>
      <fieldset>
        <legend className="live-hidden">{title}</legend>
        <button type="button" disabled={on.length === all.length} onClick={() => onChange(all)}>
          All
        </button>
        {all.map((name) => (
          <label key={name} className="live-check">
            <input
              type="checkbox"
              checked={on.includes(name)}
              onChange={({ target }) => set(name, target.checked)}
            />
            <code>{name}</code>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
