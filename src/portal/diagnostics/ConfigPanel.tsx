import type { ReactNode } from 'react';
import { useText } from '../../core/messages/useText';
import { DescriptionList } from '../../ui/primitives/DescriptionList';
import { CenteredPanel } from '../layout/CenteredPanel';
import messages from '../messages.en.json';
import { CodeLine } from './CodeLine';

interface ConfigPanelProps {
  problem: string;
  expected: string;
  actual: string;
  fix: string;
  /** What to paste. */
  line: string;
  action?: ReactNode;
}

/** Told to the engineer who mounts the portal, in place of a blank page. */
export function ConfigPanel({ problem, expected, actual, fix, line, action }: ConfigPanelProps) {
  const text = useText(messages);
  return (
    <CenteredPanel title={text('configTitle')}>
      <p role="alert">{problem}</p>
      <DescriptionList
        rows={[
          { label: text('configExpected'), value: expected },
          { label: text('configActual'), value: actual },
        ]}
      />
      <p>{fix}</p>
      <CodeLine>{line}</CodeLine>
      {action}
    </CenteredPanel>
  );
}
