'use client';

import { usePathname } from 'next/navigation';

export function HostAddress() {
  return <output aria-label="Host address">{usePathname()}</output>;
}
