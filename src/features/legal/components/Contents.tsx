import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { smallest } from '../../../core/extremes';
import { useText } from '../../../core/messages/useText';
import { cardLook, focusRing, screenOnly } from '../../../ui/theme/mixins';
import { box, color, font, radius, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const Frame = styled.nav`
  ${screenOnly}
  ${cardLook}
  ${box.wide} {
    position: sticky;
    inset-block-start: 72px;
    max-block-size: 80vh;
    overflow-y: auto;
    border: 0;
    background: none;
  }
`;

const Toggle = styled.button<{ $isOpen: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 44px;
  padding-inline: ${space[4]};
  border: 0;
  border-radius: ${radius.card};
  background: none;
  font-weight: ${font.weight.strong};
  cursor: pointer;
  ${focusRing}
  & > svg {
    transform: rotate(${({ $isOpen }) => ($isOpen ? '180deg' : '0')});
  }
  ${box.wide} {
    display: none;
  }
`;

const Label = styled.p`
  display: none;
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
  ${box.wide} {
    display: block;
  }
`;

const List = styled.ol<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  padding-block-end: ${space[2]};
  ${box.wide} {
    display: grid;
    padding: 0;
  }
`;

const Entry = styled.button<{ $isNested: boolean }>`
  inline-size: 100%;
  padding: ${space[2]} ${space[4]};
  padding-inline-start: ${({ $isNested }) => ($isNested ? space[6] : space[4])};
  border: 0;
  border-radius: ${radius.box};
  background: none;
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${box.wide} {
    padding-inline: ${({ $isNested }) => ($isNested ? space[5] : space[3])} ${space[3]};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
`;

function show(heading: HTMLHeadingElement) {
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

export function Contents({ headings }: { headings: readonly HTMLHeadingElement[] }) {
  const text = useText(messages);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const top = smallest(headings.map(levelOf));
  return (
    <Frame aria-label={text('contents')}>
      <Toggle
        type="button"
        $isOpen={isOpen}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {text('contents')}
        <ChevronDown size={20} />
      </Toggle>
      <Label>{text('contents')}</Label>
      <List id={listId} $isOpen={isOpen}>
        {headings.map((heading, index) => (
          <li key={index}>
            <Entry type="button" $isNested={levelOf(heading) > top} onClick={() => show(heading)}>
              {heading.textContent}
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  );
}

function levelOf(heading: HTMLHeadingElement): number {
  return Number(heading.tagName.slice(1));
}
