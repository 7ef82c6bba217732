import { recorded } from '../../states/recorded.ts';

export const GET = async () =>
  new Response(await recorded, { headers: { 'content-type': 'application/json' } });
