import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { nextTask } from '../../core/async/nextTask';
import { trustedTypesAtom } from '../../core/state/services';
import { focusRing } from '../theme/mixins';
import { color, font, radius, space } from '../theme/theme';
import { htmlSlices } from './htmlSlices';
import { headingsOf, plainText, sanitizeHtml } from './sanitizeHtml';

interface SafeHtmlProps {
  /** Markup from the marketplace, hostile until cleaned. */
  html: string;
  /** Told once the text is on the screen; keep it the same between renders. */
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
    border-radius: ${radius.control};
    background: ${color.surface2};
    font-size: ${font.size.sm};
  }
  & hr {
    margin-block: ${space[5]};
    border: 0;
    border-block-start: 1px solid ${color.border};
  }
  /* A wide table scrolls by itself, not the page with it. */
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
  /* What was no address is no link any more. */
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
    /* On paper an address has to be read. */
    & a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: ${font.size.sm};
    }
  }
`;

/** The one place where markup of the marketplace becomes part of the page (safety T1). */
export function SafeHtml({ html, onHeadings }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const policy = useAtomValue(trustedTypesAtom);
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    let isOver = false;
    const slices = htmlSlices(html);
    const showFrom = (index: number) => {
      if (isOver) return;
      const content = slices && sanitizeHtml(slices[index] ?? '', policy);
      place.append(content ?? plainText(html));
      // The first is there in the first frame, and the page answers between the others.
      if (content && index + 1 < slices.length) void nextTask().then(() => showFrom(index + 1));
      else onHeadings?.(headingsOf(place));
    };
    showFrom(0);
    return () => {
      isOver = true;
      place.replaceChildren();
    };
  }, [html, policy, onHeadings]);
  return <Prose ref={box} data-vp-part="marketplace-text" />;
}
