import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Quiet } from '../../primitives/layout/Layout';
import { Dialog } from '../../primitives/overlay/Dialog';
import { StatusChip } from '../../primitives/StatusChip';
import { color, font, space } from '../../theme/theme';
import { EmptyState } from '../QueryView';
import type { Notice, Notices } from './notices';

const kinds = {
  success: ['success', 'kindSuccess'],
  error: ['danger', 'kindError'],
  info: ['info', 'kindInfo'],
} as const;

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    justify-items: start;
    gap: ${space[1]};
    padding-block: ${space[3]};
    font-size: ${font.size.sm};
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & > li > div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
`;

interface MessageLogDialogProps {
  notices: Notices;
  onClose: () => void;
}

/** All notices, newest first. */
export function MessageLogDialog({ notices, onClose }: MessageLogDialogProps) {
  const text = useText(messages);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop
      title={text('messageLog')}
      description={text('messageLogHelp')}
    >
      <Entries notices={notices} />
    </Dialog>
  );
}

function Entries({ notices }: { notices: Notices }) {
  const text = useText(messages);
  const log = useSyncExternalStore(notices.subscribe, notices.getLog, notices.getLog);
  if (log.length === 0) return <EmptyState text={text('noMessages')} />;
  return (
    <List>
      {log.map((notice) => (
        <LogEntry key={notice.id} notice={notice} />
      ))}
    </List>
  );
}

function LogEntry({ notice }: { notice: Notice }) {
  const text = useText(messages);
  const { dateTime } = useAtomValue(formatsAtom);
  const [tone, label] = kinds[notice.kind];
  return (
    <li>
      <div>
        <StatusChip tone={tone} label={text(label)} />
        <time dateTime={new Date(notice.at).toISOString()}>{dateTime(notice.at)}</time>
      </div>
      <p>{notice.text}</p>
      {notice.detail && <Quiet as="p">{notice.detail}</Quiet>}
    </li>
  );
}
