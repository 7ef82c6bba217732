import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { trustedTypesAtom } from '../../core/state/services';
import { color, focusRing, font, radius, space } from '../theme/theme';
import { headingsOf, plainText, sanitizeHtml } from './sanitizeHtml';

interface SafeHtmlProps {
  /** Untrusted markup from the marketplace. */
  html: string;
  /** Called after the content is rendered; pass a stable function. */
  onHeadings?: (headings: HTMLHeadingElement[]) => void;
}

const Prose = styled.div`
  min-inline-size: 0;
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
  & :is(h1, h2, h3, h4, h5, h6) {
    margin-block: ${space[5]} ${space[2]};
    font-size: ${font.size.md};
    line-height: ${font.line.tight};
    scroll-margin-block-start: 72px;
    outline-offset: ${space[1]};
  }
  & :is(h1, h2) {
    font-size: ${font.size.lg};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & :is(p, ul, ol, dl, pre, blockquote, table) {
    margin-block: ${space[3]};
  }
  & :is(ul, ol) {
    padding-inline-start: ${space[5]};
    list-style: revert;
  }
  & dt {
    font-weight: ${font.weight.strong};
  }
  & dd {
    margin-inline-start: ${space[4]};
  }
  & blockquote {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.border};
    color: ${color.textMuted};
  }
  & pre {
    padding: ${space[3]};
    overflow-x: auto;
    border-radius: ${radius.box};
    background: ${color.surface2};
    font-size: ${font.size.sm};
  }
  & hr {
    margin-block: ${space[5]};
    border: 0;
    border-block-start: 1px solid ${color.border};
  }
  /* A wide table scrolls separately from the text. */
  & table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    overflow-wrap: normal;
  }
  & :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: ${color.surface2};
  }
  & a {
    ${focusRing}
  }
  /* A link whose URL was removed by the sanitizer. */
  & a:not([href]) {
    color: inherit;
  }
  @media print {
    max-inline-size: none;
    & :is(h1, h2, h3, h4, h5, h6) {
      break-after: avoid;
    }
    & :is(tr, blockquote, pre) {
      break-inside: avoid;
    }
    /* In print, show the URLs of links. */
    & a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: ${font.size.sm};
    }
  }
`;

/** The only component that inserts markup of the marketplace into the page (T1). */
export function SafeHtml({ html, onHeadings }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const policy = useAtomValue(trustedTypesAtom);
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    container.append(sanitizeHtml(html, policy) ?? plainText(html));
    onHeadings?.(headingsOf(container));
    return () => container.replaceChildren();
  }, [html, policy, onHeadings]);
  return <Prose ref={box} data-vp-part="marketplace-text" />;
}
