import { css } from 'styled-components';
import { cardLook, color, figures, font, space } from '../../ui/theme/theme';
import { linkStyles } from './linkStyles';

/** A sheet of tables, on the screen and on paper. */
export const sheetStyles = css`
  ${figures}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & > section {
    ${cardLook}
    padding: ${space[4]};
  }
  & h2 {
    margin-block-end: ${space[2]};
    font-size: ${font.size.md};
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  & :is(th, td) {
    padding: ${space[1]};
    border-block-end: 1px solid ${color.border};
    font-weight: ${font.weight.regular};
    text-align: end;
    vertical-align: baseline;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & tbody th > a {
    ${linkStyles}
    font-weight: ${font.weight.regular};
  }
  & thead th {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & tfoot > tr > * {
    border-block-end: 0;
    font-weight: ${font.weight.strong};
  }
  & p {
    margin-block-start: ${space[2]};
  }
`;
