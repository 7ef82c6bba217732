import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';

const RatesDialog = lazyPage(() => import('./RatesDialog'), 'RatesDialog');

/** Says that the amount is an estimate, and lets the vendor change the rates. */
export function EstimateNote() {
  const text = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Quiet as="p">{text('note')}</Quiet>
      <Row>
        <Button
          size="sm"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void RatesDialog.preload()}
        >
          {text('change')}
        </Button>
      </Row>
      {isOpen && (
        <LazyPart isShown>
          <RatesDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
