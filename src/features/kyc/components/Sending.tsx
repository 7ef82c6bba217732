import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import messages from '../messages.en.json';
import { toMegabytes } from './DocumentPreview';

const SECOND_MS = 1_000;

interface SendingProps {
  document: File | null;
  onCancel: () => void;
}

/**
 * Shows the size and the elapsed time. There is no percentage: `fetch` with `redirect: 'error'`
 * reports no upload progress.
 */
export function Sending({ document, onCancel }: SendingProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const seconds = useSeconds();
  const size = number(toMegabytes(document?.size ?? 0));
  return (
    <>
      <Banner>
        {text('uploading', { size })} <span aria-hidden="true">{text('elapsed', { seconds })}</span>
      </Banner>
      <Button isWide onClick={onCancel}>
        {text('cancelUpload')}
      </Button>
    </>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / SECOND_MS)),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
