import { dashboard } from './dashboard/routes.ts';
import { issues } from './issues/routes.ts';
import { kyc } from './kyc/routes.ts';
import { legal } from './legal/routes.ts';
import { menu } from './menu/routes.ts';
import { offers } from './offers/routes.ts';
import { orders } from './orders/routes.ts';
import { payments } from './payments/routes.ts';
import { proofs } from './proofs/routes.ts';
import type { Resource } from './resource.ts';
import { restaurants } from './restaurants/routes.ts';
import { reviews } from './reviews/routes.ts';
import { signIn } from './sign-in/routes.ts';
import { store } from './store/routes.ts';
import { team } from './team/routes.ts';
import { timings } from './timings/routes.ts';
import { vendors } from './vendors/routes.ts';

/** The resources in the order of seeding. A new resource needs a line here and one in db/schema.ts. */
export const resources: Readonly<Record<string, Resource>> = {
  signIn,
  vendors,
  dashboard,
  orders,
  issues,
  proofs,
  restaurants,
  store,
  team,
  menu,
  reviews,
  payments,
  offers,
  timings,
  kyc,
  legal,
};
