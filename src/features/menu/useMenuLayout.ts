import { useAtom } from 'jotai';
import { storedAtom } from '../../core/state/storedAtom';
import { useIsMedium } from '../../ui/patterns/list/useIsWide';

const LAYOUTS = ['list', 'cards'] as const;

type MenuLayout = (typeof LAYOUTS)[number];

/** The layout that was chosen on this device. */
const menuLayoutAtom = storedAtom<MenuLayout | null>(
  'menu_view',
  (stored) => LAYOUTS.find((layout) => layout === stored) ?? null,
  (layout) => layout,
);

/**
 * The layout of the menu, and whether the portal is at least medium. Without a choice, a narrow portal shows a list, any
 * other shows cards (c34). Render `probe` in the screen.
 */
export function useMenuLayout() {
  const { isMedium, probe } = useIsMedium();
  const [chosen, choose] = useAtom(menuLayoutAtom);
  const layout: MenuLayout = chosen ?? (isMedium ? 'cards' : 'list');
  return {
    isMedium,
    isList: layout === 'list',
    probe,
    onList: (isList: boolean) => choose(isList ? 'list' : 'cards'),
  };
}
