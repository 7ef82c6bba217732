import { useState } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/Text';
import messages from '../messages.en.json';

/** Longer ones are cut until somebody wants to read them. */
const LONG = 280;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export function ReviewText({ children }: { children: string }) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > LONG;
  const shown = isLong && !isOpen ? `${children.slice(0, LONG).trimEnd()}…` : clip(children);
  if (children === '') {
    return (
      <Text tone="textMuted" size="sm">
        {text('noText')}
      </Text>
    );
  }
  return (
    <div>
      <Words dir="auto">{shown}</Words>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'readLess' : 'readMore')}
        </Button>
      )}
    </div>
  );
}
