import { styled } from 'styled-components';
import { color, figures, font, radius, space } from '../theme/theme';

/** On a narrow card the old price wraps below the new price before the switch wraps. */
export const PriceLine = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-inline-size: min-content;
`;

export const Price = styled.span`
  ${figures}
  font-size: ${font.size.lg};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.tight};
`;

export const OldPrice = styled.s`
  ${figures}
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

export const Tag = styled.span`
  max-inline-size: 100%;
  padding: 1px ${space[2]};
  border-radius: ${radius.chip};
  background: ${color.surface2};
  color: ${color.text};
  font-size: ${font.size.xs};
  overflow-wrap: anywhere;
`;
