import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, scaled, space, tint } from '../theme/theme';

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
  /** A button at the end. */
  action?: ReactNode;
}

const ink = 'var(--vp-banner-ink)';

const Line = styled.div`
  --vp-banner-ink: ${color.info};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.card};
  background: ${tint(ink)};
  font-size: ${font.size.sm};
  &[data-tone='success'] {
    --vp-banner-ink: ${color.success};
  }
  &[data-tone='warning'] {
    --vp-banner-ink: ${color.warning};
  }
  &[data-tone='danger'] {
    --vp-banner-ink: ${color.danger};
  }
  & > svg {
    color: ${ink};
  }
  & > [data-part='words'] {
    flex: 1 1 ${scaled(200)};
    min-inline-size: 0;
    /* Shows the reason for a failure on the next line. */
    white-space: pre-line;
  }
`;

/** A message that remains on the page as long as the state that it describes. */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Line data-vp-part="banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} />
      <div data-part="words">{children}</div>
      {action}
    </Line>
  );
}
