import { css } from 'styled-components';
import { box, color, controlHeight, focusRing, font, radius } from '../../ui/theme/theme';

export const linkStyles = css`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: ${controlHeight};
  /* The padding of a cell is part of the target. */
  margin-block: -6px;
  border-radius: ${radius.small};
  color: ${color.primary};
  font-weight: ${font.weight.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** The link of a row, which covers its whole card. */
export const rowLinkStyles = css`
  ${linkStyles}
  ${box.narrow} {
    min-block-size: 0;
    margin-block: 0;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
