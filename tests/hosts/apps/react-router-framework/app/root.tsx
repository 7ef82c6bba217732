import { Link, Meta, Outlet, Scripts, useLocation } from 'react-router';

const LINKS = ['/', '/partner', '/partner/offers'];

export default function Root() {
  const { pathname } = useLocation();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Host</title>
        <Meta />
      </head>
      <body>
        <nav aria-label="Host">
          {LINKS.map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
        </nav>
        <output aria-label="Host address">{pathname}</output>
        <main style={{ height: 700 }}>
          <Outlet />
        </main>
        <Scripts />
      </body>
    </html>
  );
}
