import { memo, type RefObject } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row, Text } from '../../../ui/primitives/layout/Layout';
import { StickyFoot } from '../../../ui/primitives/layout/ScreenLayout';
import type { CellChange } from '../cells/changes';
import messages from '../messages.en.json';
import type { ColumnId } from '../types';
import { ReviewChanges } from './ReviewChanges';
import type { Grid } from './useGrid';

interface GridFootProps {
  grid: Readonly<RefObject<Grid>>;
  changes: readonly CellChange[];
  notice: string;
  canDiscard: boolean;
  /** Shows the rows and the column of a cell that the view hides. */
  onReveal: (column: ColumnId) => void;
}

/**
 * The outcome of the last action, the number of changes, and what can be done with them. Memoized: an arrow key does
 * not render it.
 */
export const GridFoot = memo(function GridFoot(props: GridFootProps) {
  const { grid, changes, notice, canDiscard, onReveal } = props;
  const text = useText(messages);
  const errors = changes.filter(({ error }) => error !== '');
  const showError = () => {
    const [first] = errors;
    if (!grid.current.showNext(errors) && first) onReveal(first.column);
  };
  return (
    <StickyFoot>
      <Row justify="space-between">
        <div role="status">
          <Text size="sm" isStrong>
            {text('changes', { count: changes.length })}
            {errors.length > 0 && ` · ${text('errors', { count: errors.length })}`}
          </Text>
          {notice && <Quiet as="p">{notice}</Quiet>}
        </div>
        <Row>
          {errors.length > 0 && (
            <Button variant="ghost" onClick={showError}>
              {text('showError')}
            </Button>
          )}
          {canDiscard && (
            <Button variant="ghost" onClick={() => grid.current.discard()}>
              {text('discard')}
            </Button>
          )}
          <ReviewChanges changes={changes} onReview={() => grid.current.clearNotice()} />
        </Row>
      </Row>
    </StickyFoot>
  );
});
