import { LogOut, type LucideIcon, Menu } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import { space } from '../../ui/theme/theme';
import messages from '../messages.en.json';
import { useSignOut } from '../signOut/useSignOut';
import { type NavigationEntry, settingsEntry } from './navigation';
import { NavigationRow } from './NavigationRow';
import { NAVIGATION_ROW } from './navigationStyles';
import { useMainNavigation } from './useMainNavigation';

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 100%;
  padding: ${space[3]} ${space[2]};
  & > .${NAVIGATION_ROW} {
    justify-content: center;
    inline-size: 48px;
    min-block-size: 44px;
    padding: 0;
  }
  & > div {
    margin-block-start: auto;
  }
`;

/** The menu of a medium box: icons with names to hover and to hear; the drawer shows the rest. */
export function Rail({ onOpenMenu }: { onOpenMenu: () => void }) {
  const text = useText(messages);
  const signOut = useSignOut();
  const entries = useMainNavigation();
  const link = ({ text: key, to, icon: Icon }: NavigationEntry) => (
    <NavigationRow key={to} to={to} title={text(key)} aria-label={text(key)}>
      <Icon size={20} aria-hidden="true" />
    </NavigationRow>
  );
  const button = (key: keyof typeof messages, Icon: LucideIcon, onClick: () => void) => (
    <button
      key={key}
      type="button"
      className={NAVIGATION_ROW}
      title={text(key)}
      aria-label={text(key)}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
  return (
    <Column aria-label={text('mainMenu')}>
      {button('openMenu', Menu, onOpenMenu)}
      {entries.map((entry) =>
        entry.children ? button(entry.text, entry.icon, onOpenMenu) : link(entry),
      )}
      <div />
      {link(settingsEntry)}
      {button('signOut', LogOut, signOut)}
    </Column>
  );
}
