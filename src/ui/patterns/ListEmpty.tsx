import { Button } from '../primitives/Button';
import { Card } from '../primitives/Card';
import { EmptyState } from './EmptyState';

interface ListEmptyProps {
  text: string;
  help: string;
  /** The list could not be read at all, and what to say then. */
  hasFailed?: boolean;
  failure?: string;
  /** There are rows, but filter and search leave none. */
  narrowed?: { help: string; showAll: string; onShowAll: () => void } | undefined;
}

/** A list without rows: there are none, none is left, or they could not be read. */
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
