import { useAtomValue } from 'jotai';
import { ChefHat } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { hasKitchenAtom } from '../../../core/navigation/screens';
import { IconButton } from '../../../ui/primitives/IconButton';
import messages from '../messages.en.json';

const VIEW = 'view';
const KITCHEN = 'kitchen';

/** The URL contains the view, so that a tablet opens it directly and Back leaves it. */
export function useKitchenView() {
  const [search, setSearch] = useSearchParams();
  return {
    isKitchen: useAtomValue(hasKitchenAtom) && search.get(VIEW) === KITCHEN,
    open: () =>
      setSearch((before) => {
        before.set(VIEW, KITCHEN);
        return before;
      }),
    close: () =>
      setSearch(
        (before) => {
          before.delete(VIEW);
          return before;
        },
        { replace: true },
      ),
  };
}

export function KitchenButton() {
  const text = useText(messages);
  const { open } = useKitchenView();
  if (!useAtomValue(hasKitchenAtom)) return null;
  return (
    <IconButton
      variant="secondary"
      label={text('kitchenMode')}
      icon={<ChefHat size={20} />}
      onClick={open}
    />
  );
}
