import messages from '../../../core/menu/fields/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';

export function LoadingForm() {
  const text = useText(messages);
  return (
    <Stack>
      <Quiet as="p">{text('loading')}</Quiet>
      <Skeleton count={3} height="180px" />
    </Stack>
  );
}
