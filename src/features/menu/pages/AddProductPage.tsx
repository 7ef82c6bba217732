import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { EmptyState } from '../../../ui/patterns/list/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { Card } from '../../../ui/primitives/layout/Card';
import messages from '../messages.en.json';

/** `/food-menu/add-product`: a placeholder, as specified. */
export function AddProductPage() {
  const text = useText(messages);
  const navigate = useNavigate();
  return (
    <Page
      title={text('addProduct')}
      onBack={() => void navigate(paths.foodMenu, { state: RETURNING })}
      backLabel={text('backToMenu')}
    >
      <Card>
        <EmptyState text={text('comingSoon')} help={text('comingSoonHelp')} />
      </Card>
    </Page>
  );
}
