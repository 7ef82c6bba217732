import { useEffect, useLayoutEffect, useState } from 'react';
import { capabilitiesAtom } from '../../core/capabilities';
import type { Region, Right, ScreenName } from '../../core/contracts';
import { SCREEN_NAMES, screensOffAtom } from '../../core/navigation/screens';
import { deniedAtom, PERMISSIONS } from '../../core/permissions/catalogue';
import { regionAtom } from '../../core/state/services';
import type { Portal } from '../createPortal';
import type { VendorPortalProps } from '../VendorPortalProps';
import { type CheckedCapabilities, checkCapabilities } from './checkCapabilities';
import { checkRegion } from './checkRegion';

const ORDER_RIGHTS: readonly Right[] = ['orders_accept_decline', 'orders_status_update'];

interface Applied extends CheckedCapabilities {
  off: readonly ScreenName[];
  denied: readonly Right[];
  unknown: readonly string[];
  hasNoStart: boolean;
  isCanBroken: boolean;
  region: Required<Region>;
  regionFaults: readonly string[];
}

/** Applies the `screens`, `can`, `region` and `capabilities` props to the portal. */
export function useExtensions(portal: Portal, props: VendorPortalProps): void {
  // Inline objects are new at each render; only different content is applied.
  const key = JSON.stringify(read(props));
  const [applied] = useState(() => {
    // Before the first render of a screen, which would otherwise send its calls.
    apply(portal, key);
    return { portal, key };
  });
  useLayoutEffect(() => {
    if (applied.portal !== portal || applied.key !== key) apply(portal, key);
    Object.assign(applied, { portal, key });
  }, [applied, portal, key]);
  useEffect(() => void reportProblems(portal, key), [portal, key]);
}

function apply({ store }: Portal, key: string): void {
  const { off, denied, region, capabilities } = JSON.parse(key) as Applied;
  store.set(screensOffAtom, off);
  store.set(deniedAtom, denied);
  store.set(regionAtom, region);
  store.set(capabilitiesAtom, capabilities);
}

async function reportProblems({ findings }: Portal, key: string): Promise<void> {
  const { unknown, hasNoStart, isCanBroken, ...rest } = JSON.parse(key) as Applied;
  const { regionFaults, unknownCapabilities } = rest;
  const lists = [unknown, regionFaults, unknownCapabilities];
  if (!hasNoStart && !isCanBroken && lists.every(({ length }) => length === 0)) return;
  const problems = await import('./extensionProblems');
  if (unknown.length > 0) findings.report(problems.diagnoseUnknownScreens(unknown));
  if (hasNoStart) findings.report(problems.diagnoseNoStart());
  if (isCanBroken) findings.report(problems.diagnoseCan());
  if (regionFaults.length > 0) findings.report(problems.diagnoseRegion(regionFaults));
  if (unknownCapabilities.length > 0) {
    findings.report(problems.diagnoseCapabilities(unknownCapabilities));
  }
}

function read(props: VendorPortalProps): Applied {
  const { screens, can } = props;
  const hasNoStart = screens?.dashboard === false && screens.orders === false;
  const off = SCREEN_NAMES.filter(
    (name) => screens?.[name] === false && !(hasNoStart && name === 'dashboard'),
  );
  const unknown = Object.keys(screens ?? {}).filter((name) => !isScreen(name));
  let isCanBroken = false;
  const denied = PERMISSIONS.filter((right) => {
    if (off.includes('orders') && ORDER_RIGHTS.includes(right)) return true;
    try {
      return can?.(right) === false;
    } catch {
      isCanBroken = true;
      return true;
    }
  });
  const { region, faults: regionFaults } = checkRegion(props.region);
  return {
    off,
    denied,
    unknown,
    hasNoStart,
    isCanBroken,
    region,
    regionFaults,
    ...checkCapabilities(props.capabilities),
  };
}

function isScreen(name: string): boolean {
  return (SCREEN_NAMES as readonly string[]).includes(name);
}
