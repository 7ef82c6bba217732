import { css } from 'styled-components';
import { focusRing } from '../../ui/theme/mixins';
import { color } from '../../ui/theme/theme';

/** A quiet link: underlined once it is pointed at. */
export const footerLink = css`
  color: inherit;
  text-decoration: underline transparent;
  text-underline-offset: 3px;
  ${focusRing}
  &:hover {
    color: ${color.text};
    text-decoration-color: currentcolor;
  }
`;
