import { styled } from 'styled-components';
import { color, figures, focusRing, font, scaled, space } from '../../../ui/theme/theme';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${scaled(150)}), 1fr));
  align-content: start;
  gap: ${space[3]};
  & > * {
    break-inside: avoid;
  }
  /* The notes differ in height, so the values are aligned below the labels. */
  && [data-part='value'] {
    margin-block-start: 0;
  }
  & dd:not([data-part='value']) a {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    min-block-size: var(--vp-touch, 0);
  }
`;

/** A row of four figures, the first of them large. On a touch screen, the link of a figure covers its card. */
export const KeyCards = styled(Cards)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${scaled(150)}, 40%)), 1fr));
  /* The one large figure of the screen; a long amount shrinks before it wraps. */
  && > :first-child > [data-part='value'] {
    font-size: clamp(${font.size.lg}, 13cqi, ${font.size.xl});
  }
  @media (pointer: coarse) {
    & a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

/** Two parts that are side by side in a wide container, otherwise stacked. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** A table of a few rows, with its caption above. */
export const FigureList = styled.table`
  ${figures}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  & th,
  & td {
    padding: ${space[2]} ${space[1]};
    border-block-end: 1px solid ${color.border};
    text-align: end;
    white-space: nowrap;
    vertical-align: baseline;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.strong};
  }
  & tbody th {
    font-weight: ${font.weight.regular};
  }
  & a {
    ${focusRing}
  }
  & tr {
    break-inside: avoid;
  }
`;
