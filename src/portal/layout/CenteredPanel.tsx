import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/primitives/layout/Layout';
import { font, space } from '../../ui/theme/theme';

const Frame = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100%;
  padding: ${space[5]} ${space[4]};
`;

const Panel = styled(Card)`
  display: grid;
  gap: ${space[4]};
  inline-size: min(100%, 520px);
`;

const Title = styled.h1`
  font-size: ${font.size.lg};
  outline: none;
`;

export function CenteredPanel({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Frame>
      <Panel as="section" $padding={5}>
        <Title tabIndex={-1} data-vp-part="page-title">
          {title}
        </Title>
        {children}
      </Panel>
    </Frame>
  );
}
