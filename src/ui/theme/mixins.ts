import { css } from 'styled-components';
import { cardBorder, color, font, radius, shadow } from './theme';

export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Digits of equal width. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The padding leaves room for the lower parts of letters if the lines are tight. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  margin-block-end: -0.2em;
  padding-block-end: 0.2em;
  overflow: hidden;
`;

/** The frame of a card. */
export const cardLook = css`
  border: ${cardBorder};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const smallText = css`
  font-size: ${font.size.sm};
  line-height: ${font.line.body};
`;

/** Hides an element in print. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
