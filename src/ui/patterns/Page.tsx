import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { IconButton } from '../primitives/IconButton';
import { Stack } from '../primitives/Layout';
import { box, color, depths, font, space } from '../theme/theme';

interface PageProps {
  title: string;
  /** Beside the title: a chip, a count. */
  titleNote?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  /** A menu or quiet buttons. */
  secondary?: ReactNode;
  onBack?: () => void;
  backLabel?: string;
  /** The row under the title; it scrolls away, the title stays. */
  filters?: ReactNode;
  children: ReactNode;
}

const Frame = styled.div`
  --vp-gutter: ${space[4]};
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: 0 var(--vp-gutter) ${space[6]};
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
  /* The back button's arrow stands on the edge of what is below. */
  & > button {
    margin-inline-start: calc(-1 * ${space[3]});
  }
  /* Beside the buttons rather than above them: on a phone each row counts. */
  & > [data-part='heading'] {
    flex: 1 1 160px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-inline-size: 0;
  }
  & h1 {
    font-size: ${font.size.lg};
    overflow-wrap: anywhere;
    /* Focused by navigation, never by a person: a ring would only puzzle. */
    outline: none;
  }
  ${box.wide} {
    & h1 {
      font-size: ${font.size.xl};
    }
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin-inline-start: auto;
  }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  padding-block: ${space[1]} ${space[4]};
`;

/** Title row, filters, content. The title takes the focus after a navigation. */
export function Page(props: PageProps) {
  const { title, titleNote, action, secondary, onBack, backLabel, filters, children } = props;
  const text = useText(messages);
  return (
    <Frame>
      <TitleRow>
        {onBack && (
          <IconButton
            label={backLabel ?? text('back')}
            icon={<ArrowLeft size={20} />}
            onClick={onBack}
          />
        )}
        <div data-part="heading">
          <h1 tabIndex={-1} data-vp-part="page-title">
            {title}
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
