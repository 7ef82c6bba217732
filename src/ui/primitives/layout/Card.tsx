import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { cardLook, figures } from '../../theme/mixins';
import { box, color, font, scaled, space } from '../../theme/theme';

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

export interface StatCardProps extends HTMLAttributes<HTMLElement> {
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
    /* A long amount shrinks before it wraps. */
    font-size: clamp(${font.size.lg}, 10cqi, ${font.size.xl});
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
