import type { ReactNode } from 'react';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../../ui/primitives/Button';
import { Row, StickyFoot } from '../../../../ui/primitives/layout/Layout';
import { Quiet, Text } from '../../../../ui/primitives/layout/Text';
import type { CellChange } from '../cells/changes';
import messages from '../messages.en.json';
import type { ColumnId } from '../types';
import type { Grid } from './useGrid';

interface GridFootProps {
  grid: Grid;
  changes: readonly CellChange[];
  /** Shows the rows and the column of a cell that the view hides. */
  onReveal: (column: ColumnId) => void;
  /** The button that reviews the changes. */
  children: ReactNode;
}

/** The outcome of the last action, the number of changes, and what can be done with them. */
export function GridFoot({ grid, changes, onReveal, children }: GridFootProps) {
  const text = useText(messages);
  const errors = changes.filter(({ error }) => error !== '');
  const showError = () => {
    const [first] = errors;
    if (!grid.showNext(errors) && first) onReveal(first.column);
  };
  return (
    <StickyFoot>
      <Row justify="space-between">
        <div role="status">
          <Text size="sm" isStrong>
            {text('changes', { count: changes.length })}
            {errors.length > 0 && ` · ${text('errors', { count: errors.length })}`}
          </Text>
          {grid.notice && <Quiet as="p">{grid.notice}</Quiet>}
        </div>
        <Row>
          {errors.length > 0 && (
            <Button variant="ghost" onClick={showError}>
              {text('showError')}
            </Button>
          )}
          {grid.edits.size > 0 && (
            <Button variant="ghost" onClick={grid.discard}>
              {text('discard')}
            </Button>
          )}
          {children}
        </Row>
      </Row>
    </StickyFoot>
  );
}
