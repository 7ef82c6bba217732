import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { shape } from './layout/shapes';

export type Diet = 'veg' | 'nonVeg' | 'egg';

/** The Indian food symbol: a square with a dot, or with a triangle for non-vegetarian food. */
export function DietMark({ diet, size = 16 }: { diet: Diet | null; size?: number }) {
  const text = useText(messages);
  return (
    <svg
      className={shape.diet}
      data-diet={diet}
      role="img"
      aria-label={text(diet ?? 'dietUnknown')}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
    >
      <rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="currentColor" />
      {diet === 'nonVeg' ? (
        <path d="M8 4 12.4 11.6H3.6Z" />
      ) : (
        diet && <circle cx="8" cy="8" r="3.6" />
      )}
    </svg>
  );
}
