import type { CSSProperties, ReactNode } from 'react';
import { shape } from '../primitives/layout/shapes';
import { kit } from './kitClasses';

/** @public */
export interface ChipProps {
  /** @defaultValue `'neutral'` */
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  children: ReactNode;
}

/** Shows a short status. @public */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  const name = tone === 'neutral' ? 'text-muted' : tone;
  const style = { '--vp-chip-ink': `var(--vp-color-${name})` } as CSSProperties;
  return (
    <span className={`${kit.own} ${shape.chip}`} data-vp-part="chip" style={style}>
      {children}
    </span>
  );
}
