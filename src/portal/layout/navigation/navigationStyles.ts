import { css } from 'styled-components';
import {
  color,
  controlHeight,
  figures,
  focusRing,
  font,
  motion,
  radius,
  space,
} from '../../../ui/theme/theme';

/** The class of a menu row, link or button. */
export const NAVIGATION_ROW = 'vp-navigation-row';

export const navigationRows = css`
  & :where(.${NAVIGATION_ROW}) {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: 0 ${space[3]};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${motion.quick};
    ${focusRing}
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
    &[aria-current='page'],
    &[data-vp-active='true'] {
      background: ${color.primarySoft};
      color: ${color.primary};
    }
    & > [data-part='icon'] {
      flex: none;
      display: inline-grid;
      inline-size: 20px;
      block-size: 20px;
      overflow: hidden;
    }
    & > [data-part='count'] {
      ${figures}
      min-inline-size: 20px;
      margin-inline-start: auto;
      padding-inline: 6px;
      border-radius: ${radius.chip};
      background: ${color.orderNew};
      color: ${color.bg};
      font-size: ${font.size.xs};
      line-height: 20px;
      text-align: center;
    }
  }
`;
