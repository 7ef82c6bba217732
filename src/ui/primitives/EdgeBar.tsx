import { styled } from 'styled-components';
import { box, color, figures, font, space } from '../theme/theme';

/** A bar across the lower edge of the portal, for what must be seen on every screen. `data-tone` is its colour. */
export const EdgeBar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-block-size: 48px;
  padding: 2px ${space[4]};
  --vp-button-ground: ${color.surface};
  background: ${color.danger};
  color: ${color.bg};
  font-size: ${font.size.sm};
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
  &[data-tone='new'] {
    background: ${color.orderNew};
  }
  &[data-tone='issue'] {
    background: ${color.info};
  }
  &[data-tone] {
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
    ${box.tiny} {
      font-size: ${font.size.sm};
    }
  }
  & > p:first-of-type {
    ${figures}
    flex: 1;
  }
  & :focus-visible {
    outline-color: ${color.bg};
  }
`;
