import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { box, color, depths, space } from '../../theme/theme';
import { useFoot } from './foot';
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

/** One column in a narrow container, two in a medium one, `$wide` in a wide one. */
export const Columns = styled.div<{ $wide?: 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${box.wide} {
    grid-template-columns: repeat(${({ $wide = 2 }) => $wide}, minmax(0, 1fr));
  }
`;

/** The banners above a screen, as wide as its content. */
export const ScreenBanners = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} 0;
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
  &:empty {
    display: none;
  }
`;

/** Fields side by side; a message below one does not move the others. */
export const Pair = styled(Columns)`
  align-items: start;
`;

const Foot = styled.div.attrs({ className: shape.foot })`
  position: sticky;
  inset-block-end: 0;
  z-index: ${depths.sticky};
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.border};
  background: ${color.bg};
  ${box.narrow} {
    padding-block: ${space[2]} calc(${space[2]} + var(--vp-foot-area, 0px));
  }
`;

/** The end of a long form, which stays in view so that a change at the top can be saved without scrolling. */
export function StickyFoot(props: HTMLAttributes<HTMLDivElement>) {
  useFoot();
  return <Foot {...props} />;
}
