import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { IconButton } from '../../primitives/Button';
import { LazyPart } from '../LazyPart';
import { lazyPage } from '../lazyPage';
import type { Notices } from './notices';

const MessageLogDialog = lazyPage(() => import('./MessageLogDialog'), 'MessageLogDialog');

/** A button that opens all notices, newest first. */
export function MessageLog({ notices }: { notices: Notices }) {
  const text = useText(messages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={text('messageLog')}
        icon={<Bell size={20} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <LazyPart isShown={isOpen}>
        <MessageLogDialog notices={notices} onClose={() => setIsOpen(false)} />
      </LazyPart>
    </>
  );
}
