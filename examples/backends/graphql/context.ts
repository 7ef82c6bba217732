import type { Pictures } from '../shared/pictures.ts';
import type { Sessions } from '../shared/sessions.ts';
import { refusal } from './errors.ts';
import type { Restaurant, Vendor } from './types.ts';

/** What the resolvers know about a request. */
export interface Context {
  vendors: Vendor[];
  sessions: Sessions;
  pictures: Pictures;
  authorization: string | undefined;
}

export function viewerOf({ vendors, sessions, authorization }: Context): Vendor {
  const id = sessions.ownerOf(authorization);
  const vendor = vendors.find((one) => one.id === id);
  if (!vendor) throw refusal('UNAUTHENTICATED', 'Sign in first');
  return vendor;
}

export const restaurantOf = (context: Context): Restaurant => viewerOf(context).restaurant;
