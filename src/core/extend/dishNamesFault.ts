import { Diagnosis } from '../api/errors';

/** What the host's `dishNames` did in place of returning a name. */
export type DishNamesMistake = { returned: unknown } | { threw: unknown };

/** What a mistake in `dishNames` is reported as. */
export function dishNamesFault(mistake: DishNamesMistake): Diagnosis {
  const [what, cause] =
    'threw' in mistake
      ? ['threw an error', mistake.threw]
      : [`returned a value of type ${typeof mistake.returned}`];
  return new Diagnosis(
    'config',
    `The dishNames prop ${what}, so dishes have no second name`,
    'Return a text, or undefined for a dish without a second name:',
    'dishNames={(id) => names[id]}',
    cause,
  );
}
