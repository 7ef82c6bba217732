import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { capabilitiesAtom, historyLimitsAtom, readCapabilities } from '../../core/capabilities';
import type { ExtraFields, PortalSlots, Region, Right, ScreenName } from '../../core/contracts';
import { dishNamesAtom, hostStylesAtom, slotsAtom } from '../../core/extend/hostElements';
import { isWire } from '../../core/format/wireValues';
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
import type { VendorPortalProps } from '../VendorPortalProps';
import { toList, usableKeys } from './given';
import type { CheckedProps, WrongProps } from './reportProps';
import { useHostParts } from './useHostParts';

const ORDER_RIGHTS: readonly Right[] = ['orders_accept_decline', 'orders_status_update'];
const NO_SLOTS: PortalSlots = {};

interface Applied extends ReturnType<typeof readCapabilities> {
  off: readonly ScreenName[];
  only: string | null;
  denied: readonly Right[];
  region: Required<Region>;
  codeLength: number;
  extra: ExtraFields | null;
}

/** Applies the props that extend or restrict the portal, and reports mistakes in them. */
export function useExtensions(
  portal: Portal,
  {
    request,
    imageOrigins,
    ...props
  }: Omit<CheckedProps, keyof WrongProps> & Pick<VendorPortalProps, 'request' | 'imageOrigins'>,
): void {
  const { screens, onlyScreens, can, region, slots, hostStyles, capabilities, printer } = props;
  const { store, findings } = portal;
  const { dishNames } = props;
  const { initialPath, code, backend, columns, actions, fields, extraFields } = props;
  const routing = initialPath === undefined ? undefined : props.routing;
  const wrongRequest = isWire(request) ? undefined : request;
  const wrongOrigins = Array.isArray(imageOrigins) ? undefined : imageOrigins;
  // Inline objects are new at each render; only different content is applied.
  const key = useMemo(
    () =>
      JSON.stringify(read({ screens, onlyScreens, can, region, code, capabilities, extraFields })),
    [screens, onlyScreens, can, region, code, capabilities, extraFields],
  );
  useHostParts(portal, { columns, actions, fields }, extraFields);
  const apply = () => {
    setExtensions(store, JSON.parse(key) as Applied);
    return { store, key };
  };
  // Apply them before a screen first renders, because a screen that is off would send its calls.
  const [applied] = useState(apply);
  useLayoutEffect(() => {
    if (applied.store !== store || applied.key !== key) Object.assign(applied, apply());
  });
  useLayoutEffect(() => store.set(slotsAtom, slots ?? NO_SLOTS), [store, slots]);
  useLayoutEffect(() => store.set(dishNamesAtom, { nameOf: dishNames }), [store, dishNames]);
  useLayoutEffect(
    () => store.set(hostStylesAtom, hostStyles === 'portal' ? 'portal' : 'page'),
    [store, hostStyles],
  );
  useLayoutEffect(
    () => store.set(printersAtom, [printer ?? []].flat().filter(canPrint)),
    [store, printer],
  );
  useEffect(() => {
    const wrong: WrongProps = { wrongRequest, wrongOrigins };
    const start = { initialPath, routing, onlyScreens };
    const given = {
      screens,
      can,
      region,
      code,
      slots,
      hostStyles,
      capabilities,
      printer,
      backend,
      columns,
      actions,
      fields,
      extraFields,
      dishNames,
      ...start,
      ...wrong,
    };
    if (Object.values(given).every((prop) => prop === undefined)) return;
    import('./reportProps').then(
      ({ reportProps }) => reportProps(given, findings.report),
      () => {},
    );
  }, [
    screens,
    onlyScreens,
    initialPath,
    routing,
    can,
    region,
    code,
    slots,
    hostStyles,
    capabilities,
    printer,
    backend,
    columns,
    actions,
    fields,
    extraFields,
    dishNames,
    wrongRequest,
    wrongOrigins,
    findings,
  ]);
}

/** Applies the props before the portal renders. */
export function applyExtensions({ store }: Portal, props: CheckedProps): void {
  setExtensions(store, read(props));
}

function setExtensions(
  store: Portal['store'],
  { off, only, denied, region, codeLength, named, limits, extra }: Applied,
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
}: CheckedProps): Applied {
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
