import type { HTMLAttributes } from 'react';
import { shape, wear } from './shapes';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span';
  size?: 'sm';
  tone?: 'textMuted' | 'success';
  isStrong?: boolean;
}

export function Text(props: TextProps) {
  const { as: Element = 'p', size, tone, isStrong, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={wear(shape.text, className)}
      data-size={size}
      data-tone={tone}
      data-strong={isStrong || undefined}
    />
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h2' | 'h3' | 'h4';
}

/** The page's `h1` is `Page`'s. */
export function Heading({ as: Element = 'h2', className, ...rest }: HeadingProps) {
  return <Element {...rest} className={wear(shape.heading, className)} />;
}

interface QuietProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'div' | 'dt';
}

/** Small and muted: what stands beside the thing that matters. */
export function Quiet({ as: Element = 'span', className, ...rest }: QuietProps) {
  return <Element {...rest} className={wear(shape.quiet, className)} />;
}
