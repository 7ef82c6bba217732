import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import type { NavigationEntry } from './navigation';
import { NavigationRow } from './NavigationRow';
import { NAVIGATION_ROW } from './navigationStyles';

interface NavigationGroupProps {
  entry: NavigationEntry;
  onNavigate?: (() => void) | undefined;
}

/** A row that opens and closes; the group that holds the current path opens by itself. */
export function NavigationGroup({ entry, onNavigate }: NavigationGroupProps) {
  const text = useText(messages);
  const id = useId();
  const isCurrent = useLocation().pathname.startsWith(`${entry.to}/`);
  const [isOpen, setOpen] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  const { icon: Icon } = entry;
  return (
    <>
      <button
        type="button"
        className={NAVIGATION_ROW}
        aria-expanded={isOpen}
        aria-controls={id}
        data-vp-active={isCurrent && !isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={20} aria-hidden="true" />
        {text(entry.text)}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.children?.map(({ text: key, to }) => (
          <li key={to}>
            <NavigationRow to={to} onClick={onNavigate}>
              {text(key)}
            </NavigationRow>
          </li>
        ))}
      </ul>
    </>
  );
}
