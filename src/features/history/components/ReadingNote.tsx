import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { Row } from '../../../ui/primitives/layout/Layout';
import { Spinner } from '../../../ui/primitives/Spinner';
import { Text } from '../../../ui/primitives/layout/Text';
import messages from '../messages.en.json';
import { historyProgressAtom } from '../../../core/orders/history/queries';

export function ReadingNote({ isPartial }: { isPartial: boolean }) {
  const text = useText(messages);
  const { data: count = 0 } = useAtomValue(historyProgressAtom);
  return (
    <Row>
      <Spinner size={16} />
      <Text as="span" size="sm" tone="textMuted">
        {isPartial ? text('reading', { count }) : text('asking')}
      </Text>
    </Row>
  );
}
