import type { ReactNode } from 'react';
import { useText } from '../../core/messages/useText';
import { DescriptionList } from '../../ui/primitives/layout/DescriptionList';
import { CenteredPanel } from '../layout/CenteredPanel';
import portalMessages from '../messages.en.json';
import { firstSegment } from '../router/portalHistory';
import messages from './messages.en.json';
import { Remedy } from './Remedy';

export interface ConfigPanelProps {
  /** What is wrong; names the texts. */
  error: 'Basename' | 'Host' | 'Path' | 'Session';
  found: string;
  basename?: string;
  action?: ReactNode;
}

/** A prop of the portal that cannot be used: the expected and the found value, and the code to paste (T4, T5). */
export function ConfigPanel({ error, found, basename = '', action }: ConfigPanelProps) {
  const text = useText(messages);
  const portalText = useText(portalMessages);
  const { expected, line } = {
    Basename: { expected: `${basename}/…`, line: `basename="${firstSegment(found)}"` },
    Host: { expected: text('configHostExpected'), line: 'host="https://api.market.example"' },
    Path: {
      expected: text('configPathExpected'),
      line: "endpoints={{ ordersList: '/orders/list' }}",
    },
    Session: {
      expected: '{ token: string, vendorId: string } | null',
      line: 'return { token, vendorId };',
    },
  }[error];
  return (
    <CenteredPanel title={portalText('configTitle')}>
      <p role="alert">{text(`config${error}`)}</p>
      <DescriptionList
        rows={[
          { label: text('configExpected'), value: expected },
          { label: text('configActual'), value: found || text('configHostEmpty') },
        ]}
      />
      <Remedy
        advice={text(`config${error}Fix`, { expected: basename })}
        line={line}
        action={action}
      />
    </CenteredPanel>
  );
}
