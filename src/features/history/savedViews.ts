import { useAtom, useAtomValue } from 'jotai';
import { list, text } from '../../core/format/wireValues';
import { restaurantIdAtom } from '../../core/state/services';
import { parseStored } from '../../core/state/parseStored';
import { storedAtom } from '../../core/state/storedAtom';

/** Limits what the storage of the device has to hold. */
export const MOST_VIEWS = 20;
export const LONGEST_NAME = 60;

export interface SavedView {
  name: string;
  /** The filters, as in the URL. */
  query: string;
}

interface StoredView extends SavedView {
  restaurantId: string;
}

/** Stored on this device. */
export const storedViewsAtom = storedAtom<readonly StoredView[]>(
  'history_views',
  readViews,
  (views) => (views.length > 0 ? JSON.stringify(views) : null),
);

function readViews(stored: string | null): StoredView[] {
  return list(parseStored(stored)).map((view) => ({
    restaurantId: text(view.restaurantId),
    name: text(view.name),
    query: text(view.query),
  }));
}

/** The views of this restaurant. A name is used once: saving it again replaces its filters. */
export function useSavedViews() {
  const restaurantId = useAtomValue(restaurantIdAtom);
  const [stored, setStored] = useAtom(storedViewsAtom);
  const own = stored.filter((view) => view.restaurantId === restaurantId);
  const others = stored.filter((view) => view.restaurantId !== restaurantId);
  const write = (views: readonly SavedView[]) =>
    setStored([...others, ...views.map((view) => ({ ...view, restaurantId }))]);
  return {
    views: own as readonly SavedView[],
    save: (view: SavedView) => write(withView(own, view)),
    rename: (from: string, to: string) =>
      write(
        own
          .filter(({ name }) => name === from || name !== to)
          .map((view) => (view.name === from ? { ...view, name: to } : view)),
      ),
    remove: (name: string) => write(own.filter((view) => view.name !== name)),
  };
}

function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name);
  return [...others, view].slice(-MOST_VIEWS);
}
