import { Diagnosis } from '../../core/api/errors';
import type { NavigationEntry } from '../../core/contracts';
import type { VendorPortalProps } from '../VendorPortalProps';

interface Checked {
  entries: readonly NavigationEntry[];
  problem: Diagnosis | null;
}

/** The menu as the `navigation` prop arranges it; entries that cannot be shown are left out. */
export function checkNavigation(
  portalEntries: readonly NavigationEntry[],
  arrange: VendorPortalProps['navigation'],
): Checked {
  if (!arrange) return { entries: portalEntries, problem: null };
  let given: unknown;
  try {
    given = arrange(portalEntries);
  } catch {
    return { entries: portalEntries, problem: diagnose('threw an error') };
  }
  if (!Array.isArray(given))
    return { entries: portalEntries, problem: diagnose('did not return a list') };
  const ids = new Set<string>();
  const faults: string[] = [];
  const entries = given.flatMap((entry: unknown) => keep(entry));

  function keep(entry: unknown): NavigationEntry[] {
    if (!isEntry(entry) || ids.has(entry.id)) {
      faults.push(nameOf(entry));
      return [];
    }
    ids.add(entry.id);
    return entry.children ? [{ ...entry, children: entry.children.flatMap(keep) }] : [entry];
  }

  const problem =
    faults.length > 0 ? diagnose(`returned invalid entries: ${faults.join(', ')}`) : null;
  return { entries, problem };
}

/** Whether a target is an http(s) URL outside the portal. */
export function isExternal(to: string): boolean {
  return /^https?:\/\//i.test(to);
}

function isEntry(entry: unknown): entry is NavigationEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, label, to, children } = entry as Record<string, unknown>;
  const isText = [id, label, to].every((value) => typeof value === 'string' && value !== '');
  return isText && isTarget(String(to)) && (children === undefined || Array.isArray(children));
}

function isTarget(to: string): boolean {
  if (isExternal(to)) return URL.canParse(to);
  return /^\/(?![/\\])/.test(to);
}

function nameOf(entry: unknown): string {
  const { id } = (entry ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id.slice(0, 40) : 'one without an id';
}

function diagnose(what: string): Diagnosis {
  return new Diagnosis(
    'config',
    `The navigation prop ${what}`,
    'Return entries with a unique id, a label, and a path or an http(s) URL:',
    "navigation={(entries) => [...entries, { id: 'help', label: 'Help', to: 'https://help.example' }]}",
  );
}
