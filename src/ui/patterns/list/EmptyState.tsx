import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/theme';

interface EmptyStateProps {
  text: string;
  help?: string;
  /** The next step, a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} ${space[4]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  text-align: center;
  & > p {
    max-inline-size: 52ch;
  }
  & > [data-part='text'] {
    max-inline-size: 44ch;
    color: ${color.text};
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
  }
  & > [data-part='action'] {
    margin-block-start: ${space[2]};
  }
`;

export function EmptyState({ text, help, action, icon }: EmptyStateProps) {
  return (
    <Box>
      {icon}
      <p data-part="text">{text}</p>
      {help && <p>{help}</p>}
      {action && <div data-part="action">{action}</div>}
    </Box>
  );
}
