import type { ReactNode } from 'react';
import { useLoaded } from '../../ui/patterns/lazyPage';
import { LoadingPage } from './LoadingPage';

/** Shows the loading page until the lazy child is loaded. */
export function Loaded({ children }: { children: ReactNode }) {
  return useLoaded(children) ? children : <LoadingPage />;
}
