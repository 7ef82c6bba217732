import { Button } from '../../primitives/Button';
import { Card } from '../../primitives/layout/Layout';
import { EmptyState } from '../QueryView';

interface ListEmptyProps {
  text: string;
  help: string;
  /** True when the list could not be loaded. */
  hasFailed?: boolean;
  failure?: string;
  /** Set if there are rows, but none match the filter and the search. */
  narrowed?: { help: string; showAll: string; onShowAll: () => void } | undefined;
}

/** Shown for a list without rows: none exist, none match, or loading failed. */
export function ListEmpty({ text, help, hasFailed, failure, narrowed }: ListEmptyProps) {
  const showAll = narrowed && <Button onClick={narrowed.onShowAll}>{narrowed.showAll}</Button>;
  return (
    <Card>
      {hasFailed ? (
        <EmptyState text={failure ?? text} />
      ) : (
        <EmptyState text={text} help={narrowed?.help ?? help} action={showAll} />
      )}
    </Card>
  );
}
