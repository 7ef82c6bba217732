import { styled } from 'styled-components';
import { box, color, figures, font, space } from '../../../ui/theme/theme';

/** The changes of a dry run, an item in each row. */
export const Changes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  font-size: ${font.size.sm};
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
    /* A hundred changed descriptions are 400,000 letters. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto 60px;
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & [data-part='change'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: baseline;
    gap: 0 ${space[3]};
    ${box.fromMedium} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  & [data-part='label'] {
    /* A label of two lines moves no difference down. */
    grid-row: span 2;
    color: ${color.textMuted};
  }
  & [data-part='values'],
  & [data-part='difference'] {
    ${figures}
    text-align: end;
  }
  & [data-part='values'][data-text] {
    grid-column: 1 / -1;
    text-align: start;
    ${box.fromMedium} {
      grid-column: 2 / -1;
    }
  }
  & [data-part='difference'] {
    grid-column: 2;
    ${box.fromMedium} {
      grid-column: auto;
    }
  }
  & [data-part='warnings'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    grid-column: 1 / -1;
  }
`;
