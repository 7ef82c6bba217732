import { css } from 'styled-components';
import { color, figures, font } from '../../ui/theme/theme';

/** Figures of the shift in a line. */
export const factLine = css`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color.textMuted};
  & > [data-alert] {
    color: ${color.orderNew};
    font-weight: ${font.weight.strong};
  }
  & > [data-alert='late'] {
    color: ${color.orderLate};
  }
`;
