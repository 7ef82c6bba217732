import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { box, cardLook, space } from '../../theme/theme';
import { joinClasses, shape } from './shapes';

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  /** A step of `space`; the default is 4. */
  gap?: 2 | 3;
}

export function Stack({ gap, className, ...rest }: StackProps) {
  return <div {...rest} className={joinClasses(shape.stack, className)} data-gap={gap} />;
}

interface RowProps extends HTMLAttributes<HTMLDivElement> {
  /** A step of `space`; the default is 2. */
  gap?: 1 | 3 | 5;
  align?: 'start' | 'baseline';
  justify?: 'center' | 'end' | 'space-between';
  isOneLine?: boolean;
}

/** A row of elements, which wraps by default. */
export function Row({ gap, align, justify, isOneLine, className, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      className={joinClasses(shape.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-line={isOneLine || undefined}
    />
  );
}

const CARD: object = { 'data-vp-part': 'card' };

export const Card = styled.div.attrs(CARD)<{
  $padding?: keyof typeof space | 0;
}>`
  min-inline-size: 0;
  padding: ${({ $padding = 4 }) => ($padding === 0 ? 0 : space[$padding])};
  ${cardLook}
  ${box.tiny} {
    padding: ${({ $padding }) => ($padding === 0 ? 0 : space[3])};
  }
`;

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
  as?: 'span' | 'caption' | 'h2';
}

export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={joinClasses(shape.hidden, className)} />;
}
