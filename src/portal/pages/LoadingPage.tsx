import { useText } from '../../core/messages/useText';
import { Stack } from '../../ui/primitives/Layout';
import { Skeleton, SkeletonBlock } from '../../ui/primitives/Skeleton';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden';
import messages from '../messages.en.json';
import { styled } from 'styled-components';
import { box, space } from '../../ui/theme/theme';

const Frame = styled.div`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[5]} ${space[4]};
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Stands for a screen while its chunk is on the way. */
export function LoadingPage() {
  const text = useText(messages);
  return (
    <Frame role="status">
      <VisuallyHidden>{text('loadingScreen')}</VisuallyHidden>
      <Skeleton />
    </Frame>
  );
}

/** The same before there are words to say it with. */
export function WordlessPage() {
  return (
    <Frame aria-busy="true">
      <Stack gap={3}>
        <SkeletonBlock height="64px" />
        <SkeletonBlock height="64px" />
        <SkeletonBlock height="64px" />
      </Stack>
    </Frame>
  );
}
