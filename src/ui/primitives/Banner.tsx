import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, tint } from '../theme/theme';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  /** One button, at the end of the line. */
  action?: ReactNode;
}

const Line = styled.div<{ $tone: BannerTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: 10px ${space[4]};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => color[$tone]} 36%, ${color.surface});
  border-radius: ${radius.card};
  background: ${({ $tone }) => tint(color[$tone])};
  font-size: ${font.size.sm};
  & > svg {
    color: ${({ $tone }) => color[$tone]};
  }
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
`;

/** Tells of a state that lasts, in the flow of the page. */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Line $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <Words>{children}</Words>
      {action}
    </Line>
  );
}
