import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/primitives/Card';
import { color, font, space } from '../../../ui/theme/theme';

const Panel = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.h2`
  font-size: ${font.size.md};
`;

const Note = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
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
      <Head>
        <Title>{title}</Title>
        {note && <Note>{note}</Note>}
      </Head>
      {children}
    </Panel>
  );
}
