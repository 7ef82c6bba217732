import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { SafeHtml } from '../../../ui/patterns/SafeHtml';
import { Card } from '../../../ui/primitives/Card';
import { box, space } from '../../../ui/theme/theme';
import { Contents } from './Contents';

/** With one heading there is nothing to choose from. */
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

/** A text with its contents list. A heading that only repeats the page's title is not listed. */
export function LegalText({ title, html }: { title: string; html: string }) {
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
