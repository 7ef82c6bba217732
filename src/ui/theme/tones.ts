import type { Tokens } from '../../core/contracts';
import { color } from './theme';
import { light } from './tokens';

type OrderToken = Extract<keyof Tokens, `order${string}`>;

const isOrderToken = (token: string): token is OrderToken => token.startsWith('order');

/** The tokens that colour a status. */
export const STATUS_TOKENS = [
  ...Object.keys(light).filter(isOrderToken),
  'success',
  'warning',
  'danger',
  'info',
  'textMuted',
] as const satisfies readonly (keyof Tokens)[];

export type StatusTone = Exclude<(typeof STATUS_TOKENS)[number], 'textMuted'> | 'neutral';

export function toneColor(tone: StatusTone): string {
  return color[tone === 'neutral' ? 'textMuted' : tone];
}
