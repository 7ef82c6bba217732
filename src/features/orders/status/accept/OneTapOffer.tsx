import { useAtom, useAtomValue } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import { accessAtom, RIGHTS } from '../../../../core/permissions/access';
import { Button } from '../../../../ui/primitives/Button';
import { Card, Row, Text } from '../../../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import { oneTapAtom } from './oneTap';

/** Offers "Accept with one tap" below the new orders, until somebody on this device has chosen. */
export function OneTapOffer() {
  const text = useText(messages);
  const mayAnswer = useAtomValue(accessAtom)(RIGHTS.answerOrders);
  const [choice, choose] = useAtom(oneTapAtom);
  if (choice !== null || !mayAnswer) return null;
  return (
    <Card>
      <Text size="sm">{text('oneTapOffer')}</Text>
      <Row>
        <Button size="sm" onClick={() => choose('ask')}>
          {text('keepAsking')}
        </Button>
        <Button size="sm" variant="primary" onClick={() => choose('usual')}>
          {text('turnOnOneTap')}
        </Button>
      </Row>
    </Card>
  );
}
