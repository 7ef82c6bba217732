import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { useRestaurantForm } from '../useRestaurantForm';

const Actions = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
  ${box.fromMedium} {
    grid-auto-columns: auto;
    justify-content: end;
  }
`;

interface UpdateBarProps {
  sending: Pick<ReturnType<typeof useRestaurantForm>, 'problem' | 'progress' | 'isBusy' | 'cancel'>;
  isChecking: boolean;
}

export function UpdateBar({ sending, isChecking }: UpdateBarProps) {
  const text = useText(messages);
  const { problem, progress, isBusy, cancel } = sending;
  return (
    <StickyFoot>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {progress !== undefined && (
        <ProgressBar label={text(progress < 1 ? 'uploading' : 'waiting')} value={progress} />
      )}
      <Actions>
        {isBusy && <Button onClick={cancel}>{text('cancelUpload')}</Button>}
        <Button type="submit" variant="primary" isBusy={isBusy || isChecking}>
          {text('update')}
        </Button>
      </Actions>
    </StickyFoot>
  );
}
