import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Heading, Quiet, Text } from '../../../ui/primitives/layout/Layout';
import { color, focusRing, radius, space } from '../../../ui/theme/theme';
import { CheckRow } from './CheckRow';
import { deviceNotesAtom } from './deviceChecks';
import messages from './messages.en.json';
import { pushTestAtom } from './pushTest';
import type { Check } from './types';
import { useBattery } from './useBattery';
import { useInstalled } from './useInstalled';
import { useNotifications } from './useNotifications';
import { useSoundCheck } from './useSoundCheck';
import { useTestCheck } from './useTestCheck';

const Fold = styled.details`
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
  & > summary {
    ${focusRing}
    padding-block: ${space[2]};
    border-radius: ${radius.small};
    cursor: pointer;
  }
  & > summary > h3 {
    display: inline;
    margin-inline-end: ${space[2]};
  }
  & > ul {
    margin: ${space[3]} 0 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
`;

/**
 * Whether this device will ring: what the page knows, what it cannot know, and what to do. It is open the first time on
 * a device and while a test is running, and otherwise folded to one line (c42).
 */
export function DeviceCoach() {
  const text = useText(messages);
  const [notes, setNotes] = useAtom(deviceNotesAtom);
  const isTesting = useAtomValue(pushTestAtom)?.result === null;
  const [isOpen] = useState(!notes.includes('opened') || isTesting);
  const given = [useInstalled(), useNotifications(), useBattery(), useSoundCheck(), useTestCheck()];
  const checks = given.filter((check): check is Check => check !== null);
  const possible = checks.filter(({ state }) => state !== 'absent');
  const done = possible.filter(({ state }) => state === 'ok').length;
  useEffect(() => {
    if (!notes.includes('opened')) setNotes(['opened', ...notes]);
  }, [notes, setNotes]);
  return (
    <Fold open={isOpen}>
      <summary>
        <Heading as="h3">{text('title')}</Heading>
        <Quiet>{text('summary', { done, total: possible.length })}</Quiet>
      </summary>
      <Text size="sm" tone="textMuted">
        {text('intro')}
      </Text>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.title} {...check} />
        ))}
      </ul>
    </Fold>
  );
}
