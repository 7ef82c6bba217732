import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, headerHeight, space } from '../../ui/theme/theme';
import { Footer } from './footer/Footer';
import { SkipLink } from './SkipLink';

export const TopBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${headerHeight};
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

const Main = styled.main`
  flex: 1 0 auto;
  outline: none;
`;

/** Layout of the screens without a menu. */
export function ScreenFrame({ header }: { header: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <Column>
      <SkipLink onSkip={() => main.current?.focus()} />
      {header}
      <Main ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Column>
  );
}
