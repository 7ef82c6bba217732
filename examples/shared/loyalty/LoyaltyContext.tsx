import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface Loyalty {
  pointsPerHundred: number;
  change: (points: number) => void;
}

const LoyaltyContext = createContext<Loyalty | null>(null);

/** State of the host. The provider is above the portal, so that the host's pages and slots can read the state. */
export function LoyaltyProvider({ children }: { children: ReactNode }) {
  const [pointsPerHundred, change] = useState(5);
  const loyalty = useMemo(() => ({ pointsPerHundred, change }), [pointsPerHundred]);
  return <LoyaltyContext.Provider value={loyalty}>{children}</LoyaltyContext.Provider>;
}

export function useLoyalty(): Loyalty {
  const loyalty = useContext(LoyaltyContext);
  if (!loyalty) throw new Error('useLoyalty is used outside of LoyaltyProvider');
  return loyalty;
}
