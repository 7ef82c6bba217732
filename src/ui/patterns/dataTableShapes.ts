import { css } from 'styled-components';
import { visuallyHidden } from '../theme/mixins';
import { color, font, radius, space } from '../theme/theme';
import { CARD_LINES } from './dataTableModel';

/** A column under the first one, their heads side by side: a table cannot, but a grid can. */
export const stacked = css`
  display: grid;
  grid-template-columns: repeat(var(--vp-columns), auto);
  & > :is(thead, tbody),
  & > * > tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  & > tbody > tr {
    align-items: center;
    &:not(:last-child) {
      border-block-end: 1px solid ${color.border};
    }
    &:hover {
      background: ${color.hover};
    }
    & > td {
      grid-row: 1 / span 2;
      padding-block: ${space[2]};
      border: 0;
      background: none;
    }
    & > :first-child {
      grid-area: 1 / 1 / auto / span 2;
      padding-block-end: 0;
    }
    & > [data-cell~='under'] {
      grid-area: 2 / 1 / auto / span 2;
      padding-block-start: 0;
      padding-inline-start: ${space[3]};
      color: ${color.textMuted};
    }
  }
  & > thead > tr {
    align-items: center;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface2};
    & > th {
      border: 0;
    }
  }
`;

const lines = CARD_LINES.map(
  (line) => css`
    & > tbody > tr > td[data-cell~='line-${line}'] {
      grid-row: ${line};
    }
  `,
);

/** Every row a card of its own: lines of a name and a fact, or places that a column asked for. */
export const cards = css`
  &,
  & > tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
  & > thead {
    display: none;
  }
  & > tbody > tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    column-gap: ${space[3]};
    align-items: baseline;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  & > tbody > tr:has(> th) {
    padding: ${space[2]} 0 0;
    border: 0;
    background: none;
  }
  & > tbody > tr > :is(th, td) {
    grid-column: 1 / -1;
  }
  & > tbody > tr > th {
    padding: 0;
    border: 0;
    background: none;
  }
  & > tbody > tr > td {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    padding: 6px 0;
    text-align: end;
    & > span:first-child {
      display: inline;
      flex: none;
      max-inline-size: 50%;
      color: ${color.textMuted};
      text-align: start;
    }
  }
  /* A control has no line of words that its name could stand on. */
  & > tbody > tr > td:not([data-cell~='placed']):has(a, button, input) {
    align-items: center;
  }
  & > tbody > tr > td[data-cell~='placed'] {
    display: flex;
    gap: ${space[2]};
    padding: 3px 0;
    &:not([data-cell~='named']) > span:first-child {
      ${visuallyHidden}
    }
    & > span:first-child {
      max-inline-size: none;
    }
    /* A chip does not break; a focus ring needs room around its control. */
    & > div {
      min-inline-size: 0;
    }
    & > div:not(:has(a, button, input)) {
      overflow: clip;
    }
  }
  ${lines}
  & > tbody > tr > td[data-cell~='card-start'] {
    grid-column: 1;
    justify-content: start;
    text-align: start;
  }
  & > tbody > tr > td[data-cell~='card-end'] {
    grid-column: 2;
    justify-content: end;
    white-space: normal;
  }
  & > tbody > tr > td[data-cell~='main'] {
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
  }
  & > tbody > tr:not(:last-child) > td,
  & > tbody:not(:last-child) > tr:last-child > td {
    border: 0;
  }
  & > tbody > tr:hover > td {
    background: none;
  }
`;
