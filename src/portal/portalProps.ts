import { createContext, useContext } from 'react';
import type { Notices } from '../ui/patterns/notices';
import type { HostCallbacks } from './useHostCallbacks';
import type { VendorPortalProps } from './VendorPortalProps';

/** What the portal shows around its screens. @public */
export type Layout = 'full' | 'content';

/** How the page's styles are kept out. @public */
export type Isolation = 'scoped' | 'shadow';

/** What the shell needs of the host's props, below the router. */
export interface PortalProps extends Pick<VendorPortalProps, 'links' | 'appearance'> {
  layout: Layout;
  callbacks: HostCallbacks;
  notices: Notices;
  /** Asks the host for a session again; `null` where the portal signs in by itself. */
  askHost: (() => void) | null;
}

export const PortalPropsContext = createContext<PortalProps | null>(null);

export function usePortalProps(): PortalProps {
  const props = useContext(PortalPropsContext);
  if (!props) throw new Error('usePortalProps is used outside of a portal');
  return props;
}
