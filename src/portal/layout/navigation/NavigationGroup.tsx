import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { NavigationEntry } from '../../../core/contracts';
import { NavigationRow, NO_ICON } from './NavigationRow';
import { NAVIGATION_ROW } from './navigationStyles';

interface NavigationGroupProps {
  entry: NavigationEntry;
  onNavigate?: (() => void) | undefined;
}

/** A collapsible group; it opens when it contains the current path. */
export function NavigationGroup({ entry, onNavigate }: NavigationGroupProps) {
  const id = useId();
  const isCurrent = isAmong(useLocation().pathname, entry.children);
  const [isOpen, setOpen] = useState(isCurrent);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (wasCurrent !== isCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
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
        {entry.icon ?? NO_ICON}
        {entry.label}
        <ChevronDown size={16} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.children?.map(({ id: key, label, to }) => (
          <li key={key}>
            <NavigationRow to={to} onClick={onNavigate}>
              {label}
            </NavigationRow>
          </li>
        ))}
      </ul>
    </>
  );
}

function isAmong(pathname: string, entries: readonly NavigationEntry[] = []): boolean {
  return entries.some(({ to }) => matchPath({ path: to, end: false }, pathname) !== null);
}
