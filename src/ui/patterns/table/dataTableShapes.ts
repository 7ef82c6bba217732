import { css } from 'styled-components';
import {
  box,
  cardLook,
  color,
  dense,
  font,
  radius,
  space,
  visuallyHidden,
} from '../../theme/theme';
import { CARD_LINES } from './dataTableModel';

const lines = CARD_LINES.map(
  (line) => css`
    & > tbody > tr > td[data-cell~='line-${line}'] {
      grid-row: ${line};
      ${line > 2 && 'align-self: center;'}
    }
  `,
);

/** Shows each row as a card, with a labelled line for each column or in the positions that the columns name. */
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
    grid-template-columns: minmax(min-content, 1fr) fit-content(60%);
    column-gap: ${space[3]};
    align-items: baseline;
    padding: ${space[2]} ${space[4]};
    ${cardLook}
  }
  & > tbody > tr > td[data-cell~='cover'] {
    position: absolute;
    inset: 0;
    padding: 0;
    &::before {
      ${visuallyHidden}
    }
    & > a {
      position: absolute;
      inset: 0;
      border: 0;
      border-radius: ${radius.card};
      background: none;
      /* The link covers the card without its text. */
      font-size: 0;
    }
    & > a:hover {
      background: ${color.hover};
    }
  }
  & > tbody > tr:has(> th) {
    padding: ${space[2]} 0 0;
    border: 0;
    background: none;
    box-shadow: none;
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
    padding: ${dense(6)} 0;
    text-align: end;
    &::before {
      content: attr(data-header);
      flex: none;
      max-inline-size: 50%;
      color: ${color.textMuted};
      text-align: start;
    }
  }
  ${box.tiny} {
    & > tbody > tr > td:not([data-cell~='placed']) {
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      & > * {
        margin-inline-start: auto;
      }
    }
  }
  /* A control has no baseline with which the label could be aligned. */
  & > tbody > tr > td:not([data-cell~='placed']):has(a, button, input) {
    align-items: center;
  }
  & > tbody > tr > td[data-cell~='placed'] {
    display: flex;
    gap: ${space[2]};
    /* A long chip does not widen its column. */
    min-inline-size: 0;
    padding: 3px 0;
    &:not([data-cell~='named'])::before {
      ${visuallyHidden}
    }
    &[data-cell~='named'] {
      flex-wrap: wrap;
    }
    &::before {
      max-inline-size: none;
    }
    /* A control has space around it already. */
    &:has(button, input) {
      align-self: center;
      margin-block: -2px;
      padding-block: 0;
    }
    /* Clip long chips, but not the focus ring of a control. */
    & > * {
      min-inline-size: 0;
    }
    & > :not(a, button, input, :has(a, button, input)) {
      overflow-x: clip;
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
  /* Large text has no room for two values side by side. */
  @container vp (max-width: 16em) {
    & > tbody > tr > td[data-cell~='placed'] {
      grid-area: auto / 1 / auto / -1;
      justify-content: start;
      text-align: start;
    }
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
