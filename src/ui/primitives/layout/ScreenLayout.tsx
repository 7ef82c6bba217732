import { atom, useSetAtom } from 'jotai';
import { type HTMLAttributes, type ReactNode, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { box, color, depths, figures, font, scaled, space } from '../../theme/theme';
import { Card } from './Layout';
import { shape } from './shapes';

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

/** Fields side by side; a message below one does not move the others. */
export const Pair = styled(Columns)`
  align-items: start;
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

interface StatCardProps extends HTMLAttributes<HTMLElement> {
  label: string;
  /** The formatted value. */
  value: ReactNode;
  /** A smaller line below the value, such as "12 today". */
  note?: ReactNode;
}

const StatBox = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  container-type: inline-size;
  min-inline-size: ${scaled(120)};
  & > dt {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  & > dd {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & > [data-part='value'] {
    ${figures}
    /* Aligns the values of neighbouring cards. */
    margin-block-start: auto;
    color: inherit;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.strong};
    line-height: ${font.line.tight};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

export function StatCard({ label, value, note, ...rest }: StatCardProps) {
  return (
    <StatBox as="dl" {...rest}>
      <dt>{label}</dt>
      <dd data-part="value">{value}</dd>
      {note && <dd>{note}</dd>}
    </StatBox>
  );
}

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
    padding-block: ${space[2]};
  }
`;

/** The end of a long form, which stays in view so that a change at the top can be saved without scrolling. */
export function StickyFoot(props: HTMLAttributes<HTMLDivElement>) {
  useFoot();
  return <Foot {...props} />;
}

const feetAtom = atom(0);

/** Whether the screen has actions at its lower edge. */
export const hasFootAtom = atom((get) => get(feetAtom) > 0);

/** Registers that the screen has actions at its lower edge, while the component is mounted. */
export function useFoot(isFoot = true): void {
  const count = useSetAtom(feetAtom);
  useLayoutEffect(() => {
    if (!isFoot) return undefined;
    count((feet) => feet + 1);
    return () => count((feet) => feet - 1);
  }, [count, isFoot]);
}
