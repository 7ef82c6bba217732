import { atom } from 'jotai';
import { screensAt } from '../navigation/paths';
import { screenRow } from '../navigation/screenTable';
import { storedAtom } from '../state/storedAtom';
import { vendorAtom } from '../vendor/queries';
import { deniedAtom } from './denied';
import { allows, type Needs } from './rights';

export { type Needs, RIGHTS } from './rights';

/** The permissions of the screen at a path; an empty list is open to all. */
export function screenNeeds(pathname: string): Needs {
  return (
    screensAt(pathname)
      .map((id) => screenRow(id)[3])
      .findLast(Boolean) ?? []
  );
}

/** A separate atom, so that a vendor record with the same permissions does not cause a render. */
const grantedAtom = atom((get) => get(vendorAtom).data?.permissions ?? null);

/**
 * Whether the vendor has one of these permissions. The check is only for convenience, because the server enforces
 * permissions (T24).
 *
 * @example
 * ```tsx
 * const can = useAtomValue(accessAtom);
 * return can(['orders_accept_decline']) && <AcceptButton />;
 * ```
 */
export const accessAtom = atom((get) => {
  const granted = get(grantedAtom);
  const denied = get(deniedAtom);
  return (needs: Needs) => {
    const open = needs.filter((need) => !denied.includes(need));
    return open.length > 0 || needs.length === 0 ? allows(granted, open) : false;
  };
});

/** The rights of the last visit: `*` or the permissions. Before the first visit, they are `''`. */
const storedRightsAtom = storedAtom<string>(
  'vendor_rights',
  (stored) => stored ?? '',
  (rights) => rights,
);

/** Stores the rights of the vendor record for the next visit, once the record has arrived. */
export const rememberRightsAtom = atom(
  (get) => {
    return get(vendorAtom).data ? (get(grantedAtom)?.join(' ') ?? '*') : null;
  },
  (get, set) => {
    const rights = get(rememberRightsAtom);
    if (rights !== null && rights !== get(storedRightsAtom)) set(storedRightsAtom, rights);
  },
);

/** Whether a screen may read its data now, according to the vendor record or to the rights of the last visit. */
export const mayReadAtom = atom((get) => {
  const can = get(accessAtom);
  // A record that cannot be read restricts nothing.
  const isKnown = !get(vendorAtom).isPending;
  const last = get(storedRightsAtom).split(' ');
  const had = (needs: Needs) => last.includes('*') || needs.some((need) => last.includes(need));
  return (needs: Needs) => isKnown || needs.length === 0 || (had(needs) && can(needs));
});
