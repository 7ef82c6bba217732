import { css } from 'styled-components';
import { box, controlHeight, visuallyHidden } from './theme';

/** For a button whose last part is a `span` with its text: a narrow portal shows only its icon. */
export const iconWhenNarrow = css`
  ${box.narrow} {
    && {
      inline-size: ${controlHeight};
      padding: 0;
    }
    & > span:last-child {
      ${visuallyHidden}
    }
  }
`;
