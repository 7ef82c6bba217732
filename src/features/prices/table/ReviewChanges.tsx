import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { startRunAtom } from '../../../core/menu/runs/runs';
import { isUnderWay, runAtom } from '../../../core/menu/runs/state';
import type { NewRun } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { Button } from '../../../ui/primitives/Button';
import { LazyDryRun } from '../../runs/public';
import type { CellChange } from '../cells/changes';
import { toRun } from '../cells/toRun';
import messages from '../messages.en.json';

interface ReviewChangesProps {
  changes: readonly CellChange[];
  onReview: () => void;
}

/** Shows the changes before they are sent. */
export function ReviewChanges({ changes, onReview }: ReviewChangesProps) {
  const text = useText(messages);
  const { money } = useAmounts();
  const start = useSetAtom(startRunAtom);
  const isRunning = isUnderWay(useAtomValue(runAtom));
  const [review, setReview] = useState<NewRun | null>(null);
  if (changes.length === 0) return null;
  const hasErrors = changes.some(({ error }) => error !== '');
  const waiting = isRunning ? text('reviewRunning') : undefined;
  return (
    <>
      <Button
        variant="primary"
        blockedBy={hasErrors ? text('reviewBlocked') : waiting}
        onClick={() => {
          onReview();
          setReview({ kind: 'edit', changes: toRun(changes, money) });
        }}
      >
        {text('review', { count: changes.length })}
      </Button>
      {review && (
        <LazyPart isShown>
          <LazyDryRun
            run={review}
            onConfirm={() => {
              setReview(null);
              void start(review);
            }}
            onClose={() => setReview(null)}
          />
        </LazyPart>
      )}
    </>
  );
}
