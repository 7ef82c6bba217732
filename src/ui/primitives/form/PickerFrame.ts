import { styled } from 'styled-components';
import { color, scaled } from '../../theme/theme';

/** The end of a control that its icon covers; the icon grows with the text. */
export const pickerSpace = `calc(16px + ${scaled(18)})`;

/** Shows our icon at the end of a native control. */
export const PickerFrame = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;
