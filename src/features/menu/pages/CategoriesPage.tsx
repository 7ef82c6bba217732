import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import menuMessages from '../../../core/menu/messages.en.json';
import { editedCategoriesAtom } from '../../../core/menu/queries';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { CategoryEditor } from '../categories/CategoryEditor';
import messages from '../categories/messages.en.json';

/** `/food-menu/categories` */
export function CategoriesPage() {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const query = useAtomValue(editedCategoriesAtom);
  const navigate = useNavigate();
  const { search } = useLocation();
  const leave = (replace = false) =>
    void navigate({ pathname: paths.foodMenu, search }, { replace, state: RETURNING });
  return (
    <Page title={text('title')} onBack={() => leave()} backLabel={menuText('backToMenu')}>
      <QueryView
        query={query}
        skeleton={<Skeleton count={8} height="60px" />}
        empty={
          <ListEmpty text={text('empty')} help={text(query.data ? 'emptyHelp' : 'loadHelp')} />
        }
      >
        {(categories) => (
          <CategoryEditor
            categories={categories}
            onCancel={() => leave()}
            // Replaces the history entry, so that Back does not reopen the form.
            onSaved={() => leave(true)}
          />
        )}
      </QueryView>
    </Page>
  );
}
