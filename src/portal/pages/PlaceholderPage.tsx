import { useText } from '../../core/messages/useText';
import { EmptyState } from '../../ui/patterns/EmptyState';
import { Page } from '../../ui/patterns/Page';
import { Card } from '../../ui/primitives/Card';
import messages from '../messages.en.json';

/** Says honestly that a screen is not there yet, under its own name. */
export function PlaceholderPage({ title }: { title: keyof typeof messages }) {
  const text = useText(messages);
  return (
    <Page title={text(title)}>
      <Card>
        <EmptyState text={text('placeholderText')} help={text('placeholderHelp')} />
      </Card>
    </Page>
  );
}
