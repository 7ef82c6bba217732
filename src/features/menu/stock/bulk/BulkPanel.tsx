import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../core/messages/useText';
import { useUnsavedChanges } from '../../../../core/navigation/useUnsavedChanges';
import { Button } from '../../../../ui/primitives/Button';
import { Card } from '../../../../ui/primitives/layout/Card';
import { Row, Stack } from '../../../../ui/primitives/layout/Layout';
import { Heading, Text } from '../../../../ui/primitives/layout/Text';
import { ProgressBar } from '../../../../ui/primitives/ProgressBar';
import { color, font, space } from '../../../../ui/theme/theme';
import { useItemName } from '../../useItemName';
import { type BulkRun, bulkRunAtom, isUnderWay, retryBulkAtom, stopBulkAtom } from './bulkRun';
import messages from '../messages.en.json';
import { useOffline } from '../useOffline';

const Failures = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-block-size: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  font-size: ${font.size.sm};
  list-style: none;
  overflow-wrap: anywhere;
  & > li > span {
    display: block;
    color: ${color.textMuted};
  }
`;

/** Shows the progress of a change of many items, and then its result. */
export function BulkPanel({ run }: { run: BulkRun }) {
  const text = useText(messages);
  const stop = useSetAtom(stopBulkAtom);
  const isRunning = isUnderWay(run);
  const offline = useOffline();
  const panel = useFocusAtEnd(isRunning);
  useUnsavedChanges(isRunning, { title: text('leaveTitle'), text: text('leaveText') });
  // Stop while offline, or the remaining items would fail one by one.
  useEffect(() => {
    if (offline) stop();
  }, [offline, stop]);
  return (
    <Card
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-label={text(run.isInStock ? 'runIn' : 'runOut')}
    >
      {isRunning ? <Progress run={run} onStop={stop} /> : <Summary run={run} />}
    </Card>
  );
}

function Progress({ run, onStop }: { run: BulkRun; onStop: () => void }) {
  const text = useText(messages);
  const done = run.results.size;
  const total = run.items.length;
  return (
    <Stack gap={3}>
      <Heading>{text(run.isInStock ? 'runIn' : 'runOut')}</Heading>
      <ProgressBar label={text('progress', { done, total })} value={done / total} />
      <Row justify="end">
        <Button isBusy={run.phase === 'stopping'} onClick={onStop}>
          {text('stop')}
        </Button>
      </Row>
    </Stack>
  );
}

function Summary({ run }: { run: BulkRun }) {
  const text = useText(messages);
  const retry = useSetAtom(retryBulkAtom);
  const close = useSetAtom(bulkRunAtom);
  const offline = useOffline();
  const { items, results } = run;
  const failed = items.filter(({ id }) => results.get(id)?.isDone === false);
  const unsent = items.length - results.size;
  const done = results.size - failed.length;
  const left = failed.length + unsent;
  return (
    <Stack gap={3}>
      <Heading>{text(run.isInStock ? 'doneIn' : 'doneOut', { done, total: items.length })}</Heading>
      {failed.length > 0 && (
        <>
          <Text size="sm">{text('failed', { count: failed.length })}</Text>
          <FailureList run={run} failed={failed} />
        </>
      )}
      {unsent > 0 && <Text size="sm">{text('unsent', { count: unsent })}</Text>}
      <Row justify="end">
        <Button onClick={() => close(null)}>{text('close')}</Button>
        {left > 0 && (
          <Button variant="primary" blockedBy={offline} onClick={() => void retry()}>
            {text('retry', { count: left })}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function FailureList({ run, failed }: { run: BulkRun; failed: BulkRun['items'] }) {
  const text = useText(messages);
  const nameOf = useItemName();
  const reasonOf = (id: string) => {
    const result = run.results.get(id);
    if (!result || result.isDone) return '';
    if (result.reason) return result.reason;
    const { why } = result;
    if (why === 'unsent') return text('unread');
    return text(why === 'refused' || why === 'locked' ? why : 'lost');
  };
  return (
    <Failures>
      {failed.map((item) => (
        <li key={item.id}>
          <strong>{nameOf(item)}</strong>
          <span>{reasonOf(item.id)}</span>
        </li>
      ))}
    </Failures>
  );
}

/** Moves the focus when the change ends, because the focused button is removed together with the progress. */
function useFocusAtEnd(isRunning: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) panel.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return panel;
}
