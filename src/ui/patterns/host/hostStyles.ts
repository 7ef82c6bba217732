import { styled } from 'styled-components';
import { kitStyles } from '../../kit/kitStyles';

/** The box around content of the host. A slot has a size limit and scrolls. */
export const HostBox = styled.div`
  min-inline-size: 0;
  overflow-x: clip;
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  &[data-slot] {
    position: relative;
    isolation: isolate;
    /* Elements with a fixed position remain inside the box. */
    contain: layout;
    max-block-size: 480px;
    overflow: auto;
  }
  &[data-slot='orderCard'] {
    max-block-size: 160px;
  }
  &[data-slot='header'] {
    flex: 0 1 auto;
    max-inline-size: 40%;
    max-block-size: 40px;
  }
  ${kitStyles}
`;
