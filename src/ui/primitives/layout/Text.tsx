import type { HTMLAttributes } from 'react';
import { joinClasses, shape } from './shapes';

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
      className={joinClasses(shape.text, className)}
      data-size={size}
      data-tone={tone}
      data-strong={isStrong || undefined}
    />
  );
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h2' | 'h3' | 'h4';
}

/** Heading of a section; `Page` renders the `h1`. */
export function Heading({ as: Element = 'h2', className, ...rest }: HeadingProps) {
  return <Element {...rest} className={joinClasses(shape.heading, className)} />;
}

interface QuietProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p' | 'div' | 'dt';
}

/** Small, muted text. */
export function Quiet({ as: Element = 'span', className, ...rest }: QuietProps) {
  return <Element {...rest} className={joinClasses(shape.quiet, className)} />;
}

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'caption';
}

export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={joinClasses(shape.hidden, className)} />;
}
