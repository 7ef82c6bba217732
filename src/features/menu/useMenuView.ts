import { useSearchParams } from 'react-router-dom';
import { useSearchDraft } from '../../ui/patterns/useSearchDraft';
import { type MenuView, PAGE_SIZE, readMenuView, WHOLE_MENU, writeMenuView } from './menuList';

/** Search, filters and count of the menu; they live in the address. */
export function useMenuView() {
  const [params, setParams] = useSearchParams();
  const asked = readMenuView(params);
  const write = (next: MenuView) => setParams(writeMenuView(next), { replace: true });
  const { typed, isAhead, foresee, onSearch, onSearchEnd } = useSearchDraft(
    asked.search,
    (search) => write({ ...asked, search, shown: PAGE_SIZE }),
  );
  const view: MenuView = { ...asked, search: typed, shown: isAhead ? PAGE_SIZE : asked.shown };

  const show = (next: MenuView) => {
    foresee(next.search);
    write(next);
  };

  return {
    search: typed,
    view,
    isNarrowed: view.type !== 'all' || view.tag !== 'all' || view.search.trim() !== '',
    onSearch,
    onSearchEnd,
    onType: (type: MenuView['type']) => show({ ...view, type, shown: PAGE_SIZE }),
    onTag: (tag: string) => show({ ...view, tag, shown: PAGE_SIZE }),
    onShowAll: () => show(WHOLE_MENU),
    onMore: () => show({ ...view, shown: view.shown + PAGE_SIZE }),
  };
}
