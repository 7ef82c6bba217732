import { styled } from 'styled-components';
import { color, controlHeight, focusRing, font, radius, scaled, space } from '../theme/theme';

/** A list whose rows are buttons. */
export const PickList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.box};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${font.size.sm};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
  }
  & button:hover {
    background: ${color.surface2};
  }
  & button > [data-part='name'] {
    flex: 1 1 ${scaled(128)};
    min-inline-size: 0;
    font-weight: ${font.weight.strong};
  }
  & small {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
`;
