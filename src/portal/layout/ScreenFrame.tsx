import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { Button } from '../../ui/primitives/Button';
import { box, color, depths, headerHeight, oneLine, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { Footer } from './footer/Footer';

export const TopBar = styled.header`
  /* The brand, which has its own padding, starts where the content does. */
  --vp-beside: max(0px, (100% - 1200px) / 2);
  display: flex;
  flex-wrap: ${oneLine};
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${headerHeight};
  padding-inline: calc(var(--vp-beside) + ${space[1]}) calc(var(--vp-beside) + ${space[4]});
  border-block-end: 1px solid ${color.border};
  ${box.fromMedium} {
    padding-inline: calc(var(--vp-beside) + ${space[3]}) calc(var(--vp-beside) + ${space[5]});
  }
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

const Box = styled.div`
  position: absolute;
  z-index: ${depths.bar};
  margin: ${space[2]};
  &:not(:focus-within) {
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export function SkipLink({ onSkip }: { onSkip: () => void }) {
  const text = useText(messages);
  return (
    <Box>
      <Button variant="primary" onClick={onSkip}>
        {text('skipToContent')}
      </Button>
    </Box>
  );
}
