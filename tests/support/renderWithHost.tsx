import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { contextOfAtom } from '../../src/core/extend/hostElements';
import type { Portal } from '../../src/portal/createPortal';
import { HostOutlet } from '../../src/portal/extend/HostOutlet';
import { portalContext } from '../../src/portal/extend/portalContext';
import { type HostParts, hostCodeAtom, hostPartsAtom } from '../../src/ui/patterns/host/hostParts';
import * as hostCode from '../../src/ui/patterns/host/parts/hostCode';
import { createTestPortal, type Scenario } from './renderInPortal';

/** Renders a component in a portal whose host changes forms, tables and menus. */
export function renderWithHost(ui: ReactElement, parts: HostParts, scenario: Scenario = {}) {
  const portal = createTestPortal(scenario);
  const { store } = portal;
  store.set(hostPartsAtom, parts);
  store.set(hostCodeAtom, hostCode);
  // The part of a portal that the content of a host uses.
  const around = { store, host: { href: 'https://api.example/' }, request: {} } as Portal;
  store.set(contextOfAtom, { of: (screen) => portalContext(around, screen) });
  const whole = (
    <>
      {ui}
      <HostOutlet portal={around} />
    </>
  );
  return {
    ...portal,
    /** The errors that the host received. A whole portal reports equal messages once. */
    errors: () => {
      const first = new Map(portal.errors().map((error) => [error.message, error]));
      return [...first.values()];
    },
    ...render(whole, { wrapper: portal.wrapper }),
  };
}
