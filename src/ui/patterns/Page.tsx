import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/layout/Layout';
import {
  box,
  color,
  controlHeight,
  depths,
  font,
  scaled,
  space,
  visuallyHidden,
} from '../theme/theme';

interface PageProps {
  title: string;
  /** Shown as the title, whose text remains the accessible name. */
  titleView?: ReactNode;
  /** Shown next to the title, such as a chip or a count. */
  titleNote?: ReactNode;
  action?: ReactNode;
  /** Secondary actions: a menu or buttons. */
  secondary?: ReactNode;
  onBack?: () => void;
  backLabel?: string;
  /** Shown below the sticky title; scrolls with the content. */
  filters?: ReactNode;
  /** Whether the title scrolls away in a narrow portal, where the tabs of the screen are sticky instead. */
  isTitleLoose?: boolean;
  children: ReactNode;
}

const Frame = styled.div`
  --vp-gutter: ${space[4]};
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: 0 var(--vp-gutter) ${space[6]};
  ${box.tiny} {
    --vp-gutter: ${space[2]};
  }
  ${box.fromMedium} {
    --vp-gutter: ${space[5]};
  }
`;

const TitleRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${depths.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-inline: calc(-1 * var(--vp-gutter));
  padding: ${space[3]} var(--vp-gutter);
  background: ${color.bg};
  container-type: scroll-state;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
  }
  @container scroll-state(stuck: top) {
    &::after {
      border-block-end: 1px solid ${color.border};
    }
  }
  /* Aligns the arrow with the content below; it has the same place above each screen. */
  & > button {
    align-self: start;
    min-inline-size: ${controlHeight};
    margin-inline-start: calc(-1 * ${space[3]});
    padding-inline: ${space[2]};
  }
  ${box.narrow} {
    & > button > span {
      ${visuallyHidden}
    }
  }
  /* The heading is next to the buttons and not above them, to save height on a phone. */
  & > [data-part='heading'] {
    flex: 1 1 ${scaled(120)};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-inline-size: 0;
  }
  ${box.narrow} {
    &[data-loose] {
      position: static;
    }
  }
  & h1 {
    font-size: ${font.size.lg};
    overflow-wrap: anywhere;
    /* Only navigation focuses the title, so it needs no focus ring. */
    outline: none;
  }
  ${box.wide} {
    & h1 {
      font-size: ${font.size.xl};
    }
  }
  & > [data-part='actions']:empty {
    display: none;
  }
  & > [data-part='actions']:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${space[2]};
    min-inline-size: 0;
    margin-inline-start: auto;
  }
  /* A button of two or three words and a menu fit in one row. */
  ${box.tiny} {
    & > [data-part='actions']:not(:empty) {
      gap: ${space[1]};
      & > button {
        padding-inline: ${space[2]};
      }
    }
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  padding-block: ${space[1]} ${space[4]};
`;

/** The title gets the focus after a navigation. */
export function Page(props: PageProps) {
  const { title, titleNote, action, secondary, onBack, backLabel, filters, children } = props;
  const { isTitleLoose = false, titleView } = props;
  const text = useText(messages);
  const backWords = backLabel ?? text('back');
  return (
    <Frame>
      <TitleRow data-vp-part="title-row" data-loose={isTitleLoose || undefined}>
        {onBack && (
          <Button variant="ghost" icon={<ArrowLeft size={20} />} title={backWords} onClick={onBack}>
            <span>{backWords}</span>
          </Button>
        )}
        <div data-part="heading">
          <h1
            tabIndex={-1}
            data-vp-part="page-title"
            aria-label={titleView === undefined ? undefined : title}
          >
            {titleView ?? <bdi>{title}</bdi>}
          </h1>
          {titleNote}
        </div>
        {(action || secondary) && (
          <div data-part="actions">
            {secondary}
            {action}
          </div>
        )}
      </TitleRow>
      {filters && <Filters>{filters}</Filters>}
      <Stack>{children}</Stack>
    </Frame>
  );
}
