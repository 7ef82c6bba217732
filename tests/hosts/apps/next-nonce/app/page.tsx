import { headers } from 'next/headers';

/** Rendered for each request, as every page with a nonce must be. */
export default async function HomePage() {
  await headers();
  return <h1>Host home</h1>;
}
