import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { HostAddress } from './HostAddress';
import './host.css';

export const metadata: Metadata = { title: 'Host', icons: { icon: 'data:,' } };

const LINKS = ['/', '/partner', '/partner/offers'];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav aria-label="Host">
          {LINKS.map((to) => (
            <Link key={to} href={to}>
              {to}
            </Link>
          ))}
        </nav>
        <HostAddress />
        <main>{children}</main>
      </body>
    </html>
  );
}
