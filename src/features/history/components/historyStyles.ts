import { styled } from 'styled-components';
import { TableView, tightTable } from '../../../ui/patterns/table/dataTableStyles';
import { Stack } from '../../../ui/primitives/layout/Layout';
import {
  box,
  color,
  figures,
  font,
  smallText,
  space,
  visuallyHidden,
} from '../../../ui/theme/theme';

export const Facts = styled.dl`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  & > div {
    min-inline-size: 0;
  }
  & dt {
    ${smallText}
    color: ${color.textMuted};
  }
  & dd {
    margin: 0;
    font-size: ${font.size.lg};
    font-weight: ${font.weight.strong};
    overflow-wrap: anywhere;
  }
`;

/** The heads of a table sort it. */
export const CardsOnly = styled.div`
  ${box.fromMedium} {
    display: none;
  }
`;

/**
 * The container queries of the history. These queries are inserted before the parts that use them; otherwise each part
 * would restyle the page. `&&` outweighs the rules of `DataTable`.
 */
export const HistoryLayout = styled(Stack)`
  ${box.narrow} {
    & ${Facts} {
      justify-content: space-between;
      gap: ${space[2]} ${space[4]};
      & dd {
        font-size: ${font.size.md};
      }
      & dt > span {
        ${visuallyHidden}
      }
    }
    /* The number of items is between the customer and the status, if the text leaves room for it. */
    @container vp (min-width: 16.01em) {
      && ${TableView} > tbody > tr:has(> [data-cell~='between']) {
        grid-template-columns: minmax(0, 1fr) auto fit-content(50%);
        & > [data-cell~='placed'] {
          padding-block: 1px;
        }
        & > [data-cell~='card-start'] {
          grid-column: 1 / span 2;
        }
        & > [data-cell~='line-2'][data-cell~='card-start'] {
          grid-column: 1;
        }
        & > [data-cell~='between'][data-cell~='between'] {
          grid-column: 2;
        }
        & > [data-cell~='card-end'] {
          grid-column: 3;
        }
      }
    }
  }
  ${box.fromMedium} {
    && ${TableView} > tbody > tr > [data-cell~='one-line'] {
      white-space: nowrap;
      & > * {
        display: block;
        inline-size: max-content;
        max-inline-size: 24ch;
        white-space: normal;
      }
    }
    /* The date is below the number but their heads are side by side, which only a grid can do. */
    ${tightTable} {
      @supports (grid-template-columns: subgrid) {
        && ${TableView} {
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
            & > :first-child:has(~ [data-cell~='under-first']) {
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
