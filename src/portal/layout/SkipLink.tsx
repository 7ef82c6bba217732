import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { Button } from '../../ui/primitives/Button';
import { depths, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

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
