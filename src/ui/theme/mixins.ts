import { css } from 'styled-components';
import { color, font } from './theme';

/** Two pixels and a gap, for the keyboard only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Read out, never seen. */
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

/** Figures that keep their columns. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

/** Words too long for their place end in three dots; the data stays whole. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Words beyond so many lines end in three dots; the data stays whole. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

export const smallText = css`
  font-size: ${font.size.sm};
  line-height: ${font.line.body};
`;

/** Bars, menus and buttons have no place on paper. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
