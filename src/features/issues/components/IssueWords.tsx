import { useState } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

/** A longer text is shortened, with a button to show all of it. */
const LONG = 280;

/** Aligns the button with the text. */
const Fold = styled.div`
  & > button {
    margin-inline-start: calc(-1 * ${space[3]});
  }
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What the customer writes, in any script. */
export function IssueWords({ children }: { children: string }) {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  if (!children.trim()) return null;
  const isLong = children.length > LONG;
  const shown = isLong && !isOpen ? `${startOf(children)}…` : clip(children);
  return (
    <Fold>
      <Words dir="auto">{shown}</Words>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'showLess' : 'showAll')}
        </Button>
      )}
    </Fold>
  );
}

/** The first letters, without half of a character that takes two. */
function startOf(words: string): string {
  return words
    .slice(0, LONG)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
