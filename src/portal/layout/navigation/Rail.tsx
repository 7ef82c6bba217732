import { LogOut, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NavigationEntry } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { shape } from '../../../ui/primitives/layout/shapes';
import { space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { countOf, useMenuLink } from './menuLinks';
import { useMenu } from './navigation';
import { NAVIGATION_ROW } from './navigationStyles';
import { useSignOut } from './useSignOut';

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
  & [data-part='count'] {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
  }
  & > div {
    margin-block-start: auto;
  }
`;

/** Icon menu for medium widths; groups open the drawer. */
export function Rail({ onOpenMenu }: { onOpenMenu: () => void }) {
  const text = useText(messages);
  const signOut = useSignOut();
  const { entries, settings } = useMenu();
  const linkTo = useMenuLink();
  const iconOf = ({ icon, label }: NavigationEntry) => icon ?? label.trim().charAt(0).toUpperCase();
  const link = (entry: NavigationEntry) => (
    <a key={entry.id} {...linkTo(entry.to)} title={entry.label}>
      <span aria-hidden="true">{iconOf(entry)}</span>
      <span className={shape.hidden}>{entry.label}</span>
      {countOf(entry.to)}
    </a>
  );
  const button = (key: string, label: string, icon: ReactNode, onClick: () => void) => (
    <button key={key} type="button" className={NAVIGATION_ROW} title={label} onClick={onClick}>
      {icon}
      <span className={shape.hidden}>{label}</span>
      {key === 'openMenu' && countOf(paths.orders)}
    </button>
  );
  return (
    <Column data-vp-part="navigation" aria-label={text('mainMenu')}>
      {button('openMenu', text('openMenu'), <Menu size={20} />, onOpenMenu)}
      {entries.map((entry) =>
        entry.children ? button(entry.id, entry.label, iconOf(entry), onOpenMenu) : link(entry),
      )}
      <div />
      {settings.map(link)}
      {button('signOut', text('signOut'), <LogOut size={20} />, signOut)}
    </Column>
  );
}
