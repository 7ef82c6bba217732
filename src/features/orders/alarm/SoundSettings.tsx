import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/Card';
import { Row, Stack } from '../../../ui/primitives/Layout';
import { Switch } from '../../../ui/primitives/Switch';
import { Heading, Text } from '../../../ui/primitives/Text';
import messages from '../messages.en.json';
import { useSound } from './useSound';

/** What this device does about new orders, for the page of settings. */
export function SoundSettings() {
  const text = useText(messages);
  const { isOn, isAbsent, turnOn, turnOff, test } = useSound();
  return (
    <Card as="section" $padding={5} aria-label={text('deviceTitle')}>
      <Stack gap={3}>
        <Heading>{text('deviceTitle')}</Heading>
        <Row gap={3}>
          <Switch
            label={text('soundLabel')}
            checked={isOn}
            disabled={isAbsent}
            onChange={(isWanted) => (isWanted ? turnOn() : turnOff())}
          />
          <Button size="sm" disabled={isAbsent} onClick={test}>
            {text('testSound')}
          </Button>
        </Row>
        <Text size="sm" tone="textMuted">
          {text(isAbsent ? 'noSound' : 'soundHelp')}
        </Text>
      </Stack>
    </Card>
  );
}
