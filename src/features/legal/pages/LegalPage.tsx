import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { smallest } from '../../../core/extremes';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useQueryCache } from '../../../core/state/useQueryCache';
import { Page } from '../../../ui/patterns/Page';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { SafeHtml } from '../../../ui/patterns/SafeHtml';
import { Card } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import {
  box,
  cardLook,
  color,
  focusRing,
  font,
  radius,
  screenOnly,
  space,
} from '../../../ui/theme/theme';
import { type LegalTexts, legalTextsAtom } from '../data';
import messages from '../messages.en.json';

/** One screen for the three legal pages, so that switching between them loads nothing. */
export function LegalPage() {
  useQueryCache();
  const { pathname } = useLocation();
  return <LegalScreen name={nameOf(pathname)} />;
}

function LegalScreen({ name }: { name: keyof LegalTexts }) {
  const text = useText(messages);
  const texts = useAtomValue(legalTextsAtom);
  const onBack = useWayBack();
  const title = text(name);
  const failed = <EmptyState text={text('notLoaded')} help={text('notLoadedHelp')} />;
  const missing = <EmptyState text={text('noText')} help={text('noTextHelp')} />;
  return (
    <Page title={title} onBack={onBack}>
      <QueryView query={texts} empty={failed} skeleton={<Skeleton count={6} />}>
        {({ [name]: html }) => (html.trim() ? <LegalText title={title} html={html} /> : missing)}
      </QueryView>
    </Page>
  );
}

/** Returns a function that goes back, or to the landing page if this is the first history entry. */
function useWayBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.landing) : navigate(-1));
}

/** A shorter table of contents is not shown. */
const FEWEST_ENTRIES = 2;

const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[5]};
  ${box.wide} {
    grid-template-columns: ${({ $hasContents }) => $hasContents && '240px'} minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Sheet = styled(Card)`
  max-inline-size: 800px;
  ${box.fromMedium} {
    padding: ${space[6]};
  }
  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
  }
`;

/** Skips a heading that only repeats the title of the page. */
function LegalText({ title, html }: { title: string; html: string }) {
  const [headings, setHeadings] = useState<HTMLHeadingElement[]>([]);
  const list = useCallback(
    (elements: HTMLHeadingElement[]) =>
      setHeadings(elements.filter((heading) => isEntry(heading.textContent, title))),
    [title],
  );
  const hasContents = headings.length >= FEWEST_ENTRIES;
  return (
    <Columns $hasContents={hasContents}>
      {hasContents && <Contents headings={headings} />}
      <Sheet>
        <SafeHtml html={html} onHeadings={list} />
      </Sheet>
    </Columns>
  );
}

function isEntry(words: string, title: string): boolean {
  const name = words.trim().toLowerCase();
  return name !== '' && name !== title.toLowerCase();
}

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

function Contents({ headings }: { headings: readonly HTMLHeadingElement[] }) {
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

function show(heading: HTMLHeadingElement) {
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

function nameOf(pathname: string): keyof LegalTexts {
  if (pathname === paths.privacy) return 'privacy';
  return pathname === paths.openSource ? 'openSource' : 'terms';
}
