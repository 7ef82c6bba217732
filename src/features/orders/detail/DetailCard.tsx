import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/primitives/Card';
import { Heading, Quiet } from '../../../ui/primitives/Text';
import { space } from '../../../ui/theme/theme';

const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`;

interface DetailCardProps {
  title: string;
  /** At the end of the title's line: a badge, a count. */
  note?: ReactNode;
  children: ReactNode;
}

/** One part of an order under its own heading. */
export function DetailCard({ title, note, children }: DetailCardProps) {
  return (
    <Panel as="section" aria-label={title}>
      <div>
        <Heading>{title}</Heading>
        {note && <Quiet>{note}</Quiet>}
      </div>
      {children}
    </Panel>
  );
}
