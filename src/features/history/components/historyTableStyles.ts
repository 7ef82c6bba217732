import { styled } from 'styled-components';
import { tightTable } from '../../../ui/patterns/table/dataTableStyles';
import { box, color, space } from '../../../ui/theme/theme';

/** Column looks that only the history has; `&&` outweighs the rules of `DataTable`. */
export const HistoryTableStyles = styled.div`
  ${box.fromMedium} {
    && [data-cell~='one-line'] > div {
      inline-size: max-content;
      max-inline-size: 24ch;
    }
    /* The date below the number, their heads side by side: only a grid can do that. */
    ${tightTable} {
      @supports (grid-template-columns: subgrid) {
        && table {
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
            & > [data-cell~='under-first'] {
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
        }
      }
    }
  }
`;
