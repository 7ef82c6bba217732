import { styled } from 'styled-components';
import { color, font, radius, space, tint } from '../theme/theme';

const inks = {
  new: color.orderNew,
  preparing: color.orderPreparing,
  packing: color.orderPacking,
  ready: color.orderReady,
  declined: color.orderDeclined,
  late: color.orderLate,
  success: color.success,
  warning: color.warning,
  danger: color.danger,
  info: color.info,
  neutral: color.textMuted,
} as const;

export type StatusTone = keyof typeof inks;

const ink = 'var(--vp-chip-ink)';

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  padding: 2px 10px 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${tint(ink)};
  color: ${color.text};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.body};
  white-space: nowrap;
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${radius.full};
    background: ${ink};
  }
`;

/** A dot and a word: the word carries the meaning, the dot finds it. */
export function StatusChip({ tone = 'neutral', label }: { tone?: StatusTone; label: string }) {
  return <Chip style={{ '--vp-chip-ink': inks[tone] }}>{label}</Chip>;
}
