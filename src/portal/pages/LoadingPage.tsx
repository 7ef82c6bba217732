import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { VisuallyHidden } from '../../ui/primitives/layout/Layout';
import { SkeletonRows } from '../../ui/primitives/SkeletonRows';
import { box, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';

const Frame = styled.div`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[5]} ${space[4]};
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
`;

/** Shown while the chunk of a screen loads. */
export function LoadingPage() {
  const text = useText(messages);
  return (
    <Frame role="status">
      <VisuallyHidden>{text('loadingScreen')}</VisuallyHidden>
      <SkeletonRows />
    </Frame>
  );
}
