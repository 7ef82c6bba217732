import { styled } from 'styled-components';
import { kitStyles } from '../../kit/kitStyles';

/** The box around content of the host. A slot has a size limit and scrolls. */
export const HostBox = styled.div`
  /* What the content inherits comes from the page, as inline styles. */
  &:where([data-vp-styles='page']) {
    all: initial;
    display: block;
    visibility: inherit;
    pointer-events: inherit;
  }
  min-inline-size: 0;
  overflow-x: clip;
  &:where([data-vp-styles='portal']) {
    overflow-wrap: anywhere;
  }
  &:empty {
    display: none;
  }
  &[data-vp-slot] {
    position: relative;
    isolation: isolate;
    /* Elements with a fixed position remain inside the box. */
    contain: layout;
    max-block-size: 480px;
    overflow: auto;
  }
  &[data-vp-slot='orderCard'],
  &:is([data-vp-slot='boardTop'], [data-vp-slot='historyTop'], [data-vp-slot='menuTop']),
  &[data-vp-slot='dashboardStats'] {
    max-block-size: 160px;
  }
  &[data-vp-slot='cell'] {
    max-block-size: 96px;
  }
  &[data-vp-slot='header'] {
    flex: 0 1 auto;
    max-inline-size: 40%;
    max-block-size: 40px;
  }
  ${kitStyles}
`;
