import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { VendorPortal } from '../../src/portal/VendorPortal';
import type { VendorPortalProps } from '../../src/portal/VendorPortalProps';

const BASE = { host: '/api', basename: '/partner', storage: 'memory' } as const;

/** Renders a whole portal at its start path. `around` adds the host's elements, and `show` changes the props. */
export function renderPortal(
  given: Partial<VendorPortalProps> = {},
  around = (portal: ReactNode) => portal,
) {
  window.history.replaceState(null, '', BASE.basename);
  const onError = vi.fn<NonNullable<VendorPortalProps['onError']>>();
  const portal = (props: Partial<VendorPortalProps>) =>
    around(<VendorPortal {...BASE} onError={onError} {...props} />);
  const { container, rerender } = render(portal(given));
  return {
    container,
    /** The errors that the host received. */
    errors: () => onError.mock.calls.map(([error]) => error),
    show: (props: Partial<VendorPortalProps>) => rerender(portal(props)),
  };
}
