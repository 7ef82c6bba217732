import { serveSite } from '../../scripts/site/serve.ts';
import { BASE, FOLDER } from '../../scripts/site/tested.ts';

export default async function globalSetup(): Promise<() => void> {
  const { url, close } = await serveSite(FOLDER, BASE);
  process.env.SITE_URL = url;
  return close;
}
