import type { ReactNode } from 'react';
import { useLoaded } from '../ui/patterns/lazyPage';
import { LoadingPage } from './pages/LoadingPage';

/** A lazy part of the portal once it is there. */
export function Loaded({ children }: { children: ReactNode }) {
  return useLoaded(children) ? children : <LoadingPage />;
}
