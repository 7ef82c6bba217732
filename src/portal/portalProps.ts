import { createContext, useContext } from 'react';
import type { Notices } from '../ui/patterns/toast/notices';
import type { Findings } from './diagnostics/createFindings';
import type { HostCallbacks } from './props/useHostCallbacks';
import type { Layout, VendorPortalProps } from './VendorPortalProps';

/** Host props that the shell reads below the router. */
export interface PortalProps
  extends Pick<VendorPortalProps, 'links' | 'appearance' | 'navigation'> {
  findings: Findings;
  layout: Layout;
  /** Whether footers and the steps of the landing page are shown. */
  footer: boolean;
  callbacks: HostCallbacks;
  notices: Notices;
  /** Requests a new session from the host; `null` when the portal signs in itself. */
  requestSession: (() => void) | null;
}

export const PortalPropsContext = createContext<PortalProps | null>(null);

export function usePortalProps(): PortalProps {
  const props = useContext(PortalPropsContext);
  if (!props) throw new Error('usePortalProps is used outside of a portal');
  return props;
}
