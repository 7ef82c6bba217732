import { css } from 'styled-components';
import { focusRing } from '../../ui/theme/mixins';
import { color, font, radius } from '../../ui/theme/theme';

export const linkStyles = css`
  ${focusRing}
  border-radius: ${radius.small};
  color: ${color.text};
  font-weight: ${font.weight.strong};
  text-decoration: underline;
  text-underline-offset: 2px;
  &:hover {
    color: ${color.primary};
  }
`;
