import { useEffect, useLayoutEffect, useState } from 'react';
import { capabilitiesAtom, historyLimitsAtom, readCapabilities } from '../../core/capabilities';
import type { ExtraFields, PortalSlots, Region, Right, ScreenName } from '../../core/contracts';
import { dishNamesAtom, hostStylesAtom, slotsAtom } from '../../core/extend/hostElements';
import { onlyPathAtom, onlyPathOf, screensOffAtom } from '../../core/navigation/screens';
import { SCREEN_NAMES } from '../../core/navigation/screenTable';
import { deniedAtom } from '../../core/permissions/denied';
import { PERMISSIONS } from '../../core/permissions/permissions';
import {
  canPrint,
  codeLengthAtom,
  extraKeysAtom,
  printersAtom,
  regionAtom,
} from '../../core/state/services';
import type { Portal } from '../createPortal';
import { usableCodeLength } from '../props/usableCodeLength';
import { usableRegion } from '../props/usableRegion';
import { toList, usableKeys } from './given';
import { areSame, type HostProps, withoutUsable } from './hostProps';
import { useHostParts } from './useHostParts';

const ORDER_RIGHTS: readonly Right[] = ['orders_accept_decline', 'orders_status_update'];
const NO_SLOTS: PortalSlots = {};

interface Extensions extends ReturnType<typeof readCapabilities> {
  off: readonly ScreenName[];
  only: string | null;
  denied: readonly Right[];
  region: Required<Region>;
  codeLength: number;
  extra: ExtraFields | null;
}

/** Applies the props that extend or restrict the portal, and reports mistakes in them. */
export function useExtensions(portal: Portal, props: HostProps): void {
  const { store } = portal;
  const { slots, dishNames, hostStyles, printer } = props;
  useHostParts(portal, props);
  // Apply them before a screen first renders, because a screen that is off would send its calls.
  const [applied] = useState(() => apply(store, props));
  useLayoutEffect(() => {
    Object.assign(applied, apply(store, props, applied));
  });
  useLayoutEffect(() => store.set(slotsAtom, slots ?? NO_SLOTS), [store, slots]);
  useLayoutEffect(() => store.set(dishNamesAtom, { given: dishNames }), [store, dishNames]);
  useLayoutEffect(
    () => store.set(hostStylesAtom, hostStyles === 'portal' ? 'portal' : 'page'),
    [store, hostStyles],
  );
  useLayoutEffect(
    () => store.set(printersAtom, [printer ?? []].flat().filter(canPrint)),
    [store, printer],
  );
  const [checked] = useState<{ portal?: Portal; props: HostProps }>({ props: {} });
  useEffect(() => {
    const given = withoutUsable(props);
    if (checked.portal === portal && areSame(checked.props, given)) return;
    Object.assign(checked, { portal, props: given });
    if (areSame(given, {})) return;
    import('./reportProps').then(
      ({ reportProps }) => reportProps(given, portal.findings.report),
      () => {},
    );
  });
}

interface Applied {
  store: Portal['store'];
  props: HostProps;
  key: string;
}

/** Inline objects are new at each render; only different content is applied. */
function apply(store: Portal['store'], props: HostProps, last?: Applied): Applied {
  const isSameStore = last?.store === store;
  if (isSameStore && areSame(last.props, props)) return last;
  const key = JSON.stringify(read(props));
  if (!isSameStore || last.key !== key) setExtensions(store, JSON.parse(key) as Extensions);
  return { store, props, key };
}

/** Applies the props before the portal renders. */
export function applyExtensions({ store }: Portal, props: HostProps): void {
  setExtensions(store, read(props));
}

function setExtensions(
  store: Portal['store'],
  { off, only, denied, region, codeLength, named, limits, extra }: Extensions,
): void {
  store.set(screensOffAtom, off);
  store.set(onlyPathAtom, only);
  store.set(deniedAtom, denied);
  store.set(regionAtom, region);
  store.set(codeLengthAtom, codeLength);
  store.set(capabilitiesAtom, named);
  store.set(historyLimitsAtom, limits);
  store.set(extraKeysAtom, extra);
}

function read({
  screens,
  onlyScreens,
  can,
  region,
  code,
  capabilities,
  extraFields,
}: HostProps): Extensions {
  const asked = toList<ScreenName>(onlyScreens).filter((name) => SCREEN_NAMES.includes(name));
  const only = onlyPathOf(asked);
  const hasNoStart = screens?.dashboard === false && screens.orders === false;
  const off = SCREEN_NAMES.filter((name) =>
    only === null
      ? screens?.[name] === false && !(hasNoStart && name === 'dashboard')
      : name !== 'legal' && !asked.includes(name),
  );
  const denied = PERMISSIONS.filter((right) => {
    if (off.includes('orders') && ORDER_RIGHTS.includes(right)) return true;
    try {
      return can?.(right) === false;
    } catch {
      return true;
    }
  });
  const usable = { region: usableRegion(region), codeLength: usableCodeLength(code) };
  const extra = extraFields ? usableKeys(extraFields) : null;
  return { off, only, denied, ...usable, ...readCapabilities(capabilities), extra };
}
