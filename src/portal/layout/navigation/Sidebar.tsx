import { ChevronDown, LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { NavigationEntry } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { headerHeight, motion, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { Brand } from '../Brand';
import { countOf, isCurrent, NO_ICON, useMenuLink } from './menuLinks';
import { useMenu } from './navigation';
import { NAVIGATION_ROW } from './navigationStyles';
import { useSignOut } from './useSignOut';

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-block-size: 100%;
  padding: 0 ${space[3]} ${space[4]};
  /* Aligned with the header, and with the close button in the drawer. */
  & > [data-part='top'] {
    display: flex;
    align-items: center;
    min-block-size: ${headerHeight};
    margin-block-end: calc(-1 * ${space[4]});
  }
  & ul {
    display: grid;
    gap: ${space[1]};
    list-style: none;
  }
  & > ul:last-child {
    margin-block-start: auto;
  }
  & ul ul {
    margin-block-start: ${space[1]};
    padding-inline-start: ${space[6]};
  }
  & [aria-expanded] > :last-child {
    margin-inline-start: auto;
    transition: transform ${motion.quick};
  }
  & [aria-expanded='true'] > :last-child {
    transform: rotate(180deg);
  }
`;

interface SidebarProps {
  label: string;
  /** Called when a row is clicked, so that the drawer can close. */
  onNavigate?: () => void;
}

/** The menu with all screens; the current group is open (A2). */
export function Sidebar({ label, onNavigate }: SidebarProps) {
  const text = useText(messages);
  const signOut = useSignOut();
  const { entries, settings } = useMenu();
  const linkTo = useMenuLink(onNavigate);
  const row = ({ label: name, to, icon }: NavigationEntry) => (
    <a {...linkTo(to)}>
      {icon ?? NO_ICON}
      {name}
      {countOf(to)}
    </a>
  );
  return (
    <Column data-vp-part="navigation" aria-label={label}>
      <div data-part="top">
        <Brand />
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.children ? <NavigationGroup entry={entry} linkTo={linkTo} /> : row(entry)}
          </li>
        ))}
      </ul>
      <ul>
        {settings.map((entry) => (
          <li key={entry.id}>{row(entry)}</li>
        ))}
        <li>
          <button type="button" className={NAVIGATION_ROW} onClick={signOut}>
            <LogOut size={20} />
            {text('signOut')}
          </button>
        </li>
      </ul>
    </Column>
  );
}

interface NavigationGroupProps {
  entry: NavigationEntry;
  linkTo: ReturnType<typeof useMenuLink>;
}

/** A collapsible group; it opens when it contains the current path. */
function NavigationGroup({ entry, linkTo }: NavigationGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const hasCurrent = entry.children?.some(({ to }) => isCurrent(to, pathname)) === true;
  const [isOpen, setOpen] = useState(hasCurrent);
  const [hadCurrent, setHadCurrent] = useState(hasCurrent);
  if (hadCurrent !== hasCurrent) {
    setHadCurrent(hasCurrent);
    if (hasCurrent) setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        className={NAVIGATION_ROW}
        aria-expanded={isOpen}
        aria-controls={id}
        data-vp-active={hasCurrent && !isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {entry.icon ?? NO_ICON}
        {entry.label}
        <ChevronDown size={16} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entry.children?.map(({ id: key, label, to }) => (
          <li key={key}>
            <a {...linkTo(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
