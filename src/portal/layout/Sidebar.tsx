import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { headerHeight, motion, space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { Brand } from './Brand';
import { type NavigationEntry, settingsEntry } from './navigation';
import { NavigationGroup } from './NavigationGroup';
import { NavigationRow } from './NavigationRow';
import { NAVIGATION_ROW } from './navigationStyles';
import { useMainNavigation } from './useMainNavigation';
import { useSignOut } from '../signOut/useSignOut';

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-block-size: 100%;
  padding: 0 ${space[3]} ${space[4]};
  /* In line with the header beside it, and with the cross of a drawer. */
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
  /** Called when a row leads somewhere, so that a drawer can close. */
  onNavigate?: () => void;
}

/** Every screen of the portal; the group with the current path is open (specification A 2). */
export function Sidebar({ label, onNavigate }: SidebarProps) {
  const text = useText(messages);
  const signOut = useSignOut();
  const entries = useMainNavigation();
  const row = ({ text: key, to, icon: Icon }: NavigationEntry) => (
    <NavigationRow to={to} onClick={onNavigate}>
      <Icon size={20} aria-hidden="true" />
      {text(key)}
    </NavigationRow>
  );
  return (
    <Column aria-label={label}>
      <div data-part="top">
        <Brand />
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            {entry.children ? (
              <NavigationGroup entry={entry} onNavigate={onNavigate} />
            ) : (
              row(entry)
            )}
          </li>
        ))}
      </ul>
      <ul>
        <li>{row(settingsEntry)}</li>
        <li>
          <button type="button" className={NAVIGATION_ROW} onClick={signOut}>
            <LogOut size={20} aria-hidden="true" />
            {text('signOut')}
          </button>
        </li>
      </ul>
    </Column>
  );
}
