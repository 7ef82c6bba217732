import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/primitives/layout/Card';
import { Heading, Quiet } from '../../../ui/primitives/layout/Text';
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
  note?: ReactNode;
  children: ReactNode;
}

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
