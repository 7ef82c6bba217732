import { styled } from 'styled-components';
import { color, figures, font, space } from '../../../ui/theme/theme';

export const Chart = styled.div`
  ${figures}
  /* The final height, so that nothing moves when the width is known. */
  min-block-size: 240px;
  & > svg {
    display: block;
    /* The width on paper differs from that on the screen. */
    inline-size: 100%;
    block-size: auto;
    /* Time runs from left to right, as on the axis. */
    direction: ltr;
    /* The last label is wider than its bar. */
    overflow: visible;
    font-size: ${font.size.xs};
  }
  & text {
    fill: ${color.textMuted};
  }
  & line {
    stroke: ${color.border};
    stroke-width: 1;
    shape-rendering: crispEdges;
  }
  & [data-part='bar'] {
    fill: ${color.primary};
    print-color-adjust: exact;
  }
  & [data-part='hit'] {
    fill: transparent;
  }
  & a {
    cursor: pointer;
    outline: none;
  }
  & :is(a, g):is(:hover, :focus-visible) > [data-part='hit'] {
    fill: ${color.hover};
  }
  & a:focus-visible > [data-part='hit'] {
    stroke: ${color.focus};
    stroke-width: 2;
  }
`;

/** The value of the bar under the pointer or with the focus. */
export const Readout = styled.p`
  ${figures}
  min-block-size: 1.5em;
  margin-block-end: ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  &[data-on] {
    color: ${color.text};
    font-weight: ${font.weight.strong};
  }
  /* The help is about keys. */
  @media (pointer: coarse) {
    & > span {
      display: none;
    }
  }
`;

/** A closed table is printed too. */
export const TableBox = styled.div`
  max-block-size: 360px;
  overflow: auto;
  padding-block-start: ${space[2]};
`;
