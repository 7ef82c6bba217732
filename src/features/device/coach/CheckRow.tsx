import { useText } from '../../../core/messages/useText';
import { Heading, Row, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import type { StatusTone } from '../../../ui/theme/tones';
import messages from './messages.en.json';
import { Steps } from './Steps';
import type { Check, CheckState } from './types';

const STATES = {
  ok: { tone: 'success', word: 'stateOk' },
  todo: { tone: 'warning', word: 'stateTodo' },
  unknown: { tone: 'info', word: 'stateUnknown' },
  absent: { tone: 'neutral', word: 'stateAbsent' },
} as const satisfies Record<CheckState, { tone: StatusTone; word: keyof typeof messages }>;

export function CheckRow({ title, state, text: explanation, steps, action, isLive }: Check) {
  const text = useText(messages);
  const { tone, word } = STATES[state];
  return (
    <li>
      <Stack gap={2}>
        <Row justify="space-between">
          <Heading as="h4">{title}</Heading>
          <StatusChip tone={tone} label={text(word)} />
        </Row>
        <Text size="sm" tone="textMuted" role={isLive ? 'status' : undefined}>
          {explanation}
        </Text>
        {steps && <Steps steps={steps} />}
        {action && <Row>{action}</Row>}
      </Stack>
    </li>
  );
}
