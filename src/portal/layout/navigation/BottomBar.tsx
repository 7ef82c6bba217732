import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import type { NavigationEntry } from '../../../core/contracts';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { box, clampLines, color, font, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { countOf, NO_ICON, useMenuLink } from './menuLinks';
import { useMenu } from './navigation';
import { NAVIGATION_ROW } from './navigationStyles';

const Bar = styled.nav`
  display: flex;
  padding: ${space[1]} ${space[1]} calc(${space[1]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${color.border};
  ${box.fromMedium} {
    display: none;
  }
  & > .${NAVIGATION_ROW} {
    flex: 1 1 0;
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: 2px ${space[1]};
    /* Large text still fits into a quarter of the width. */
    font-size: min(${font.size.xs}, 4.8cqi);
    line-height: ${font.line.tight};
    text-align: center;
  }
  & [data-part='label'] {
    ${clampLines(2)}
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & [data-part='count'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(50% + ${space[1]});
  }
`;

/** The screens of a shift, at the lower edge of a phone. "More" opens the menu with all screens. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const text = useText(messages);
  const shown = useShiftEntries();
  const linkTo = useMenuLink();
  return (
    <Bar data-vp-part="navigation" aria-label={text('bottomBar')}>
      {shown.map(({ id, to, label, icon }) => (
        <a key={id} {...linkTo(to, false)}>
          {icon ?? NO_ICON}
          <span data-part="label">{label}</span>
          {countOf(to)}
        </a>
      ))}
      <button type="button" className={NAVIGATION_ROW} aria-haspopup="dialog" onClick={onOpenMenu}>
        <Ellipsis size={20} />
        <span data-part="label">{text('more')}</span>
      </button>
    </Bar>
  );
}

/** Orders, the menu, and the insights or else the dashboard: those that the user's menu has. */
function useShiftEntries(): readonly NavigationEntry[] {
  const { entries } = useMenu();
  const all = entries.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const find = (path: string) => all.find(({ to, children }) => to === path && !children);
  const rows = [paths.orders, paths.foodMenu].map(find);
  return [...rows, find(paths.insights) ?? find(paths.dashboard)].filter(
    (row) => row !== undefined,
  );
}
