import { createContext } from 'react';
import type { PortalPage } from '../../core/contracts';

/** The pages of the host that can be shown. */
export const PagesContext = createContext<readonly PortalPage[]>([]);
