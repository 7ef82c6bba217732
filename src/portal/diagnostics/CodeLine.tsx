import { styled } from 'styled-components';
import { color, font, radius, space } from '../../ui/theme/theme';

/** What to paste. */
export const CodeLine = styled.pre`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  overflow-x: auto;
  border-radius: ${radius.control};
  background: ${color.surface2};
  font-family: ui-monospace, monospace;
  font-size: ${font.size.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
