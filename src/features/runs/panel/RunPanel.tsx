import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { hasPictures, hasTexts } from '../../../core/menu/runs/fields';
import { pauseRunAtom, resumeRunAtom, stopRunAtom } from '../../../core/menu/runs/runs';
import { isSending, isUnderWay } from '../../../core/menu/runs/state';
import type { Run, RunKind } from '../../../core/menu/runs/types';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { Card, Heading, Row, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { ProgressBar } from '../../../ui/primitives/ProgressBar';
import { scaled } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useOffline } from '../useOffline';
import { RunSummary } from './RunSummary';

const TITLES = {
  takeOut: 'runOut',
  putIn: 'runIn',
  edit: 'runEdit',
  pictures: 'runPictures',
  rollBack: 'runBack',
} as const satisfies Record<RunKind, string>;

const LEAVE_TITLES = {
  takeOut: 'leaveTitle',
  putIn: 'leaveTitle',
  edit: 'leaveEdit',
  pictures: 'leavePictures',
  rollBack: 'leaveEdit',
} as const satisfies Record<RunKind, string>;

/** The margin is the height of the title, which sticks to the upper edge and has two rows on a phone. */
const Area = styled(Card)`
  scroll-margin-block: ${scaled(120)};
`;

interface RunPanelProps {
  run: Run;
  /** Whether a reload can continue the run. */
  isStored: boolean;
}

/** Shows the progress of a change of many items, and then its result. */
export function RunPanel({ run, isStored }: RunPanelProps) {
  const text = useText(messages);
  const pause = useSetAtom(pauseRunAtom);
  const isBusy = isSending(run);
  const offline = useOffline();
  const panel = useFocusOfRun(isBusy);
  // A reload would lose pictures that wait, too.
  useUnsavedChanges(isBusy || (isUnderWay(run) && hasPictures(run)), {
    title: text(LEAVE_TITLES[run.kind]),
    text: text('leaveText'),
  });
  // Pause while offline, or the remaining items would fail one by one.
  useEffect(() => {
    if (offline) pause();
  }, [offline, pause]);
  return (
    <Area as="section" ref={panel} tabIndex={-1} aria-label={text(TITLES[run.kind])}>
      {isUnderWay(run) ? <Progress run={run} isStored={isStored} /> : <RunSummary run={run} />}
    </Area>
  );
}

function Progress({ run, isStored }: RunPanelProps) {
  const text = useText(messages);
  const stop = useSetAtom(stopRunAtom);
  const pause = useSetAtom(pauseRunAtom);
  const resume = useSetAtom(resumeRunAtom);
  const offline = useOffline();
  const done = run.results.size;
  const total = run.changes.length;
  const isPaused = run.phase === 'paused';
  return (
    <Stack gap={3}>
      <Heading>{text(TITLES[run.kind])}</Heading>
      {!isStored && <Banner tone="warning">{text(whyNotStored(run))}</Banner>}
      <ProgressBar label={text('progress', { done, total })} value={done / total} />
      {isPaused && <Text size="sm">{text('paused', { count: total - done })}</Text>}
      <Row justify="end">
        <Button isBusy={run.phase === 'stopping'} onClick={() => void stop()}>
          {text('stop')}
        </Button>
        {isPaused ? (
          <Button variant="primary" blockedBy={offline} onClick={() => void resume()}>
            {text('resume')}
          </Button>
        ) : (
          <Button isBusy={run.phase === 'pausing'} onClick={pause}>
            {text('pause')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

function whyNotStored(run: Run) {
  if (hasPictures(run)) return 'picturesNotStored';
  return hasTexts(run) ? 'textsNotStored' : 'notStored';
}

/**
 * Moves the focus to the panel when the sending begins, because the vendor may have scrolled far below it, and when it
 * ends, because the focused button is removed together with the progress.
 */
function useFocusOfRun(isBusy: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current !== isBusy) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'nearest' });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return panel;
}
