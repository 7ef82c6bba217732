import { styled } from 'styled-components';

/** A screen that is printed: on paper, its title has no buttons. */
export const Paper = styled.div`
  @media print {
    & [data-vp-part='title-row'] > :is(button, [data-part='actions']) {
      display: none;
    }
  }
`;
