import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useQueryCache } from '../../../core/state/useQueryCache';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { SafeHtml } from '../../../ui/patterns/SafeHtml';
import { Card } from '../../../ui/primitives/layout/Card';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, space } from '../../../ui/theme/theme';
import { Contents } from '../components/Contents';
import { type LegalTexts, legalTextsAtom } from '../data';
import messages from '../messages.en.json';

/** One screen for the three legal pages, so that switching between them loads nothing. */
export function LegalPage() {
  useQueryCache();
  const { pathname } = useLocation();
  return <LegalScreen name={nameOf(pathname)} />;
}

function nameOf(pathname: string): keyof LegalTexts {
  if (pathname === paths.privacy) return 'privacy';
  return pathname === paths.openSource ? 'openSource' : 'terms';
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
    (found: HTMLHeadingElement[]) =>
      setHeadings(found.filter((heading) => isEntry(heading.textContent, title))),
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
