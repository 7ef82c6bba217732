import { useSearchParams } from 'react-router-dom';
import {
  type MenuFilters,
  type MenuView,
  PAGE_SIZE,
  readMenuView,
  WHOLE_MENU,
  writeMenuView,
} from '../../core/menu/menuList';
import { useSearchDraft } from '../../ui/patterns/table/useSearchDraft';

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
