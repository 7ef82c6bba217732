import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { closeRunAtom, retryRunAtom } from '../../../core/menu/runs/runs';
import type { ItemChange, ItemResult, Run, RunKind } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Heading, Row, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { RollBack } from '../review/RollBack';
import { rollBackOf } from '../review/rollBackOf';
import { type ChangeWords, useChangeWords } from '../useChangeWords';
import { useOffline } from '../useOffline';

const DONE = {
  takeOut: 'doneOut',
  putIn: 'doneIn',
  edit: 'doneEdit',
  pictures: 'donePictures',
  rollBack: 'doneBack',
} as const satisfies Record<RunKind, string>;

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

export function RunSummary({ run }: { run: Run }) {
  const text = useText(messages);
  const retry = useSetAtom(retryRunAtom);
  const close = useSetAtom(closeRunAtom);
  const offline = useOffline();
  const words = useChangeWords();
  const [isAsking, setAsking] = useState(false);
  const { changes, results, unclear } = run;
  const failed = changes.filter(({ id }) => results.get(id)?.isDone === false);
  const unsent = changes.length - results.size;
  const done = results.size - failed.length;
  const left = failed.length + unsent;
  const canRollBack = rollBackOf(run).changes.length > 0;
  return (
    <Stack gap={3}>
      <Heading>{text(DONE[run.kind], { done, total: changes.length })}</Heading>
      {failed.length > 0 && (
        <>
          <Text size="sm">
            {text(unclear.size > 0 ? 'failedUnclear' : 'failed', { count: failed.length })}
          </Text>
          <Failures>
            {failed.map((change) => (
              <Failure
                key={change.id}
                change={change}
                result={results.get(change.id)}
                words={words}
              />
            ))}
          </Failures>
        </>
      )}
      {unsent > 0 && <Text size="sm">{text('unsent', { count: unsent })}</Text>}
      <Row justify="end">
        {canRollBack && <Button onClick={() => setAsking(true)}>{text('rollBack')}</Button>}
        <Button onClick={() => void close()}>{text('close')}</Button>
        {left > 0 && (
          <Button variant="primary" blockedBy={offline} onClick={() => void retry()}>
            {text('retry', { count: left })}
          </Button>
        )}
      </Row>
      {isAsking && <RollBack run={run} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

interface FailureProps {
  change: ItemChange;
  result: ItemResult | undefined;
  words: ChangeWords;
}

function Failure({ change, result, words }: FailureProps) {
  const text = useText(messages);
  if (!result || result.isDone) return null;
  const { why, reason, found } = result;
  return (
    <li>
      <strong>{words.name(change.id)}</strong>
      <span>{reason || text(why)}</span>
      {found && <span>{words.found(change, found)}</span>}
    </li>
  );
}
