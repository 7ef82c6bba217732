import { useAtomValue } from 'jotai';
import { hasCapabilityAtom } from '../../core/capabilities';
import { useText } from '../../core/messages/useText';
import { useSound } from '../../core/orders/alarm/useSound';
import { canTabsAgree } from '../../core/tabs/createLeader';
import { VoiceSetting } from '../../ui/orders/voice/lazyVoice';
import { DishNamesSetting } from '../../ui/patterns/dish-names/DishNamesSetting';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { LanguageSetting } from '../../ui/patterns/language/LanguageSetting';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { Button } from '../../ui/primitives/Button';
import { Switch } from '../../ui/primitives/form/Toggle';
import { Card, Heading, Row, Stack, Text } from '../../ui/primitives/layout/Layout';
import { OneTapSetting, orderMessages, ShortcutSetting } from '../orders/public';
import { ProofSetting } from '../proof/public';
import messages from './messages.en.json';

const DeviceCoach = lazyPage(() => import('./coach/DeviceCoach'), 'DeviceCoach');

/** The settings of the device on the account screen. */
export function DeviceSettings() {
  const text = useText(messages);
  const has = useAtomValue(hasCapabilityAtom);
  const orderText = useText(orderMessages);
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
            onChange={(isChecked) => (isChecked ? turnOn() : turnOff())}
          />
          <Button size="sm" disabled={isAbsent} onClick={test}>
            {orderText('testSound')}
          </Button>
        </Row>
        <Text size="sm" tone="textMuted">
          {isAbsent ? orderText('noSound') : text('soundHelp')}
          {isOn && !canTabsAgree() && ` ${text('soundOneTab')}`}
        </Text>
        <LazyPart isShown>
          <VoiceSetting />
        </LazyPart>
        <LanguageSetting />
        <DishNamesSetting />
        <OneTapSetting />
        <ShortcutSetting />
        {has('orders.proof') && (
          <LazyPart isShown>
            <ProofSetting />
          </LazyPart>
        )}
        <LazyPart isShown>
          <DeviceCoach />
        </LazyPart>
      </Stack>
    </Card>
  );
}
