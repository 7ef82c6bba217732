import { useNavigate } from 'react-router-dom';
import messages from '../../core/menu/messages.en.json';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { RETURNING } from '../../core/navigation/returning';

/** The button of a page that returns to the menu. `search` is the query string of the menu, with its filters. */
export function useBackToMenu(search: string) {
  const text = useText(messages);
  const navigate = useNavigate();
  return {
    onBack: () => void navigate({ pathname: paths.foodMenu, search }, { state: RETURNING }),
    backLabel: text('backToMenu'),
  };
}
