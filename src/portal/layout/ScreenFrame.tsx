import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { SkipLink } from './SkipLink';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
`;

const Main = styled.main`
  flex: 1 0 auto;
  outline: none;
`;

interface ScreenFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Header, screen, footer, for the screens without a menu. */
export function ScreenFrame({ header, footer, children }: ScreenFrameProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <Column>
      <SkipLink onSkip={() => main.current?.focus()} />
      {header}
      <Main ref={main} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Column>
  );
}
