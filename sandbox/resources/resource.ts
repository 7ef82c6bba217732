import type { Calls, PublicCalls } from '../calls.ts';
import type { SandboxContext } from '../context.ts';
import type { Random } from '../random.ts';

export interface SeededRestaurant {
  restaurantId: string;
  vendorId: string;
}

/** One folder of `resources/`: its calls and its initial data. */
export interface Resource {
  /** Calls for signed-in vendors. */
  calls?: Calls;
  /** Calls without a session. */
  publicCalls?: PublicCalls;
  /** Seeds the demo restaurant. `random` is deterministic. */
  seedDemo?(sandbox: SandboxContext, restaurant: SeededRestaurant, random: Random): Promise<void>;
  /** Seeds the rows that all restaurants share, such as categories and legal texts, in every sandbox. */
  seedShared?(sandbox: SandboxContext): Promise<void>;
}
