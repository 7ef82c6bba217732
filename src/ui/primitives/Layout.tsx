import type { HTMLAttributes } from 'react';
import { shape, wear } from './shapes';

interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** Of `space`; default 4. */
  gap?: 2 | 3;
}

/** One below the other. */
export function Stack({ gap, className, ...rest }: StackProps) {
  return <div {...rest} className={wear(shape.stack, className)} data-gap={gap} />;
}

interface RowProps extends HTMLAttributes<HTMLDivElement> {
  /** Of `space`; default 2. */
  gap?: 1 | 3 | 5;
  align?: 'start' | 'baseline';
  justify?: 'center' | 'end' | 'space-between';
  isOneLine?: boolean;
}

/** Side by side, on to the next line when it is full. */
export function Row({ gap, align, justify, isOneLine, className, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      className={wear(shape.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-line={isOneLine || undefined}
    />
  );
}
