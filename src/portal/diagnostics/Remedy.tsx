import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space } from '../../ui/theme/theme';

const Code = styled.pre`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  overflow-x: auto;
  border-radius: ${radius.box};
  background: ${color.surface2};
  font-family: ui-monospace, monospace;
  font-size: ${font.size.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface RemedyProps {
  advice: string;
  /** Code or command to paste. */
  line: string;
  action?: ReactNode;
}

export function Remedy({ advice, line, action }: RemedyProps) {
  return (
    <>
      <p>{advice}</p>
      <Code>{line}</Code>
      {action}
    </>
  );
}
