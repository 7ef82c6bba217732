import type { Call } from '../calls.ts';
import type { SandboxContext } from '../context.ts';
import type { Random } from '../random.ts';

/** The restaurant that is being filled with data. */
export interface SeededRestaurant {
  restaurantId: string;
  vendorId: string;
}

/** One folder of `resources/`: its calls, and the data that a restaurant begins with. */
export interface Resource {
  calls: readonly Call[];
  /** Fills the demo restaurant. The random numbers are the same at every start. */
  seedDemo?(sandbox: SandboxContext, restaurant: SeededRestaurant, random: Random): Promise<void>;
  /** What marketplace-wide rows (categories, legal texts) exist in every sandbox, also an empty one. */
  seedShared?(sandbox: SandboxContext): Promise<void>;
  /** Gives a restaurant made for a test what it cannot work without. */
  startRestaurant?(sandbox: SandboxContext, restaurant: SeededRestaurant): Promise<void>;
}
