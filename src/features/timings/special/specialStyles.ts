import { styled } from 'styled-components';
import { box, color, figures, font, scaled, space } from '../../../ui/theme/theme';

/** In a narrow portal, the hours of a date are below its name. */
export const Days = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max-content;
    ${box.fromMedium} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) max-content;
    }
    align-items: center;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  & > li > [data-part='day'] {
    display: grid;
    overflow-wrap: anywhere;
  }
  & > li > [data-part='hours'] {
    ${figures}
    display: flex;
    flex-wrap: wrap;
    grid-column: 1;
    gap: 0 ${space[3]};
    font-size: ${font.size.sm};
    ${box.fromMedium} {
      grid-column: auto;
    }
  }
  & > li > [data-part='actions'] {
    display: flex;
    grid-row: 1 / span 2;
    grid-column: 2;
    ${box.fromMedium} {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

/** The two times of a slot, and the button that removes it. */
export const SlotLine = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) ${scaled(36)};
  align-items: start;
  gap: ${space[2]};
  & > button {
    margin-block-start: 1.9em;
  }
`;
