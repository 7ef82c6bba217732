import { styled } from 'styled-components';
import { color, figures, font, radius, space } from '../../../ui/theme/theme';
import { linkStyles } from '../linkStyles';

/** The name and the amount of each cause, with its bar below them. */
export const Waterfall = styled.ul`
  ${figures}
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  font-size: ${font.size.sm};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[3]};
  }
  & > li > strong {
    white-space: nowrap;
  }
  & > li > :first-child {
    overflow-wrap: anywhere;
  }
  & a {
    ${linkStyles}
    margin-block: 0;
  }
  & > li > div {
    position: relative;
    grid-column: 1 / -1;
    block-size: 8px;
    border-radius: ${radius.small};
    background: ${color.surface2};
    & > span {
      position: absolute;
      inset-block: 0;
      min-inline-size: 2px;
      border-radius: ${radius.small};
      background: ${color.success};
      &[data-sign='minus'] {
        background: ${color.danger};
      }
    }
  }
`;
