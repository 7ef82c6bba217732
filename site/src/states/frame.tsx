import { createRoot } from 'react-dom/client';
import { type Capability, type StorageAdapter, VendorPortal } from 'vendor-portal';
import { hindi } from 'vendor-portal/locales/hi';
import { CAPABILITIES } from '../../../src/core/contracts/capabilityNames';
import { sitePath } from '../../links.ts';
import { createAnswers, HOST } from './answers';
import { startClockAt } from './clock';
import { findDialog, openDialog } from './dialogs';
import type { Records } from './records';
import { findScreen, type GalleryScreen } from './screens';
import { readState, type StateId } from './states';

/** With these, the portal reads the orders in steps, for which the gallery has no answers. */
const IN_STEPS: readonly Capability[] = ['history.pages', 'orders.changes'];
const capabilities = CAPABILITIES.filter((name) => !IN_STEPS.includes(name));

/** A call that takes longer fails, and the state would end. */
const SHORTEST_LIMIT_MS = 10_000;

/** `states/frame?screen=orders&state=failed&locale=hi-IN&scheme=dark` */
async function show(query: URLSearchParams): Promise<void> {
  const screen = findScreen(query.get('screen'));
  const state = readState(query.get('state'));
  const response = await fetch(sitePath('states/records.json'));
  const records = (await response.json()) as Records;
  startClockAt(records.at);
  if (state === 'offline') Object.defineProperty(navigator, 'onLine', { get: () => false });
  if (state === 'loading') neverEnd();
  const locale = localeOf(query.get('locale'), state);
  const messages = locale.startsWith('hi') ? hindi : {};
  const isApplicant = screen.user === 'applicant';
  const root = document.getElementById('frame') as HTMLElement;
  createRoot(root).render(
    <VendorPortal
      host={HOST}
      routing="memory"
      initialPath={screen.pathOf(records.ids)}
      storage={signedIn(records, screen.user)}
      assetsBase={sitePath('states')}
      locale={locale}
      messages={messages}
      colorScheme={query.get('scheme') === 'dark' ? 'dark' : 'light'}
      capabilities={capabilities}
      request={{ fetch: createAnswers(records, { state, isApplicant }) }}
      manageDocument
    />,
  );
  const dialog = findDialog(screen.id, query.get('dialog'));
  if (dialog) await openDialog(dialog, messages);
}

function localeOf(chosen: string | null, state: StateId): string {
  if (state === 'rtl') return 'ar-AE';
  return state === 'hi' ? 'hi-IN' : (chosen ?? 'en-IN');
}

/** Deadlines of calls never pass, so that a skeleton stays. */
function neverEnd(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) =>
    ms < SHORTEST_LIMIT_MS ? setTimeout(run, ms, ...given) : 0) as typeof window.setTimeout;
}

/** A storage in memory on which the vendor is signed in, with the rights of the last visit. */
function signedIn(records: Records, user: GalleryScreen['user']): StorageAdapter {
  const entries = new Map<string, string>();
  if (user !== 'guest') {
    const session = { vendor_portal_host: new URL(HOST, location.href).href };
    for (const [key, value] of Object.entries({ ...session, ...records.sessions[user] }))
      entries.set(key, value);
  }
  return {
    get: (key) => entries.get(key) ?? (key.startsWith('vendor_rights') ? '*' : null),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

void show(new URLSearchParams(location.search));
