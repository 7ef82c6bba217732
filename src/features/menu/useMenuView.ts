import { useAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import {
  type MenuFilters,
  type MenuView,
  PAGE_SIZE,
  readMenuView,
  WHOLE_MENU,
  writeMenuView,
} from '../../core/menu/menuList';
import { storedAtom } from '../../core/state/storedAtom';
import { useIsMedium } from '../../ui/patterns/list/useIsWide';
import { useSearchDraft } from '../../ui/patterns/table/useListView';

/** The search, filters and number of cards, stored in the URL. */
export function useMenuView() {
  const [params, setParams] = useSearchParams();
  const inUrl = readMenuView(params);
  const write = (next: MenuView) => setParams(writeMenuView(next), { replace: true });
  const { typed, isAhead, expectInUrl, onSearch, onSearchEnd } = useSearchDraft(
    inUrl.search,
    (search) => write({ ...inUrl, search, shown: PAGE_SIZE }),
  );
  const view: MenuView = { ...inUrl, search: typed, shown: isAhead ? PAGE_SIZE : inUrl.shown };

  const show = (next: MenuView) => {
    expectInUrl(next.search);
    write(next);
  };

  return {
    search: typed,
    view,
    isNarrowed:
      view.type !== 'all' ||
      view.tag !== 'all' ||
      view.stock !== 'all' ||
      view.category !== 'all' ||
      view.search.trim() !== '',
    onSearch,
    onSearchEnd,
    onFilters: (filters: Partial<MenuFilters>) => show({ ...view, ...filters, shown: PAGE_SIZE }),
    onCategory: (category: string) => show({ ...view, category }),
    onShowAll: () => show({ ...WHOLE_MENU, isSelecting: view.isSelecting }),
    /** Adds a history entry, so that Back ends the selection. */
    onSelecting: (isSelecting: boolean) =>
      setParams(writeMenuView({ ...view, isSelecting, category: 'all' })),
    onMore: () => show({ ...view, shown: view.shown + PAGE_SIZE }),
  };
}

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
