import type { ReactNode } from 'react';
import { useText } from '../../core/messages/useText';
import { DescriptionList } from '../../ui/primitives/layout/DescriptionList';
import { CenteredPanel } from '../layout/CenteredPanel';
import portalMessages from '../messages.en.json';
import messages from './messages.en.json';
import { Remedy } from './Remedy';

interface ConfigPanelProps {
  problem: string;
  expected: string;
  actual: string;
  fix: string;
  /** Code to paste. */
  line: string;
  action?: ReactNode;
}

export function ConfigPanel({ problem, expected, actual, fix, line, action }: ConfigPanelProps) {
  const text = useText(messages);
  const portalText = useText(portalMessages);
  return (
    <CenteredPanel title={portalText('configTitle')}>
      <p role="alert">{problem}</p>
      <DescriptionList
        rows={[
          { label: text('configExpected'), value: expected },
          { label: text('configActual'), value: actual },
        ]}
      />
      <Remedy advice={fix} line={line} action={action} />
    </CenteredPanel>
  );
}
