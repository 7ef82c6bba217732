import { largest, smallest } from '../../../core/extremes';

interface Bar {
  insetInlineStart: string;
  inlineSize: string;
}

/** The bars of a waterfall, each of which starts where the one before ends, in percent of the width. */
export function toBars(amounts: readonly number[]): readonly Bar[] {
  const levels = [0];
  for (const amount of amounts) levels.push((levels.at(-1) ?? 0) + amount);
  const least = smallest(levels);
  const span = largest(levels) - least || 1;
  const percent = (value: number) => `${Math.round((value / span) * 10_000) / 100}%`;
  return amounts.map((amount, index) => {
    const level = levels[index] ?? 0;
    return {
      insetInlineStart: percent(Math.min(level, level + amount) - least),
      inlineSize: percent(Math.abs(amount)),
    };
  });
}
