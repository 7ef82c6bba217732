import type { HTMLAttributes } from 'react';
import { shape, wear } from './shapes';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'caption';
}

/** For screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={wear(shape.hidden, className)} />;
}
