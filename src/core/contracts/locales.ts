import type { PartialMessages } from './messages';

/** The second name of a dish, by its id on the menu and its name in the order. @public */
export type DishName = (id: string, name: string) => string | undefined;

/** Second names of dishes: in one language, or in several by BCP 47 language tag, such as `ta`. @public */
export type DishNames = DishName | Readonly<Record<string, DishName>>;

/**
 * A language that the vendor can choose.
 *
 * @public
 */
export interface PortalLocale {
  /** BCP 47 language tag, such as `ta-IN`: see the prop `locale`. */
  locale: string;
  /** The name of the language in the language itself, such as `தமிழ்`. */
  name: string;
  /**
   * Loads the texts when the language is chosen, as texts or as a module whose default export they are. Without it, the
   * texts are English; for the language of the prop `locale`, those of the prop `messages` replace them.
   */
  load?: () => Promise<PartialMessages | { default: PartialMessages }>;
}
