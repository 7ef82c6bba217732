import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../../ui/primitives/Button';
import { IconButton } from '../../../../ui/primitives/IconButton';
import { Row } from '../../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../../ui/primitives/layout/Text';
import messages from '../messages.en.json';
import { AdjustDialog } from './AdjustDialog';
import { selectRows } from './PriceTable';
import type { Grid } from './useGrid';

/** What can be done with the selected cells, above the table. */
export function GridTools({ grid, isNarrow }: { grid: Grid; isNarrow: boolean }) {
  const text = useText(messages);
  const [isAdjusting, setAdjusting] = useState(false);
  const { history, priceCount, cellCount, range } = grid;
  return (
    <>
      <Row>
        <Button
          size="sm"
          blockedBy={priceCount === 0 ? text('adjustNone') : undefined}
          onClick={() => setAdjusting(true)}
        >
          {text('adjust')}
        </Button>
        <Button size="sm" onClick={() => grid.setColumn('isInStock', 'true')}>
          {text('putIn')}
        </Button>
        <Button size="sm" onClick={() => grid.setColumn('isInStock', 'false')}>
          {text('takeOut')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => selectRows(grid, range.start, range.end)}>
          {text('selectColumn')}
        </Button>
        <Row gap={1} isOneLine>
          <IconButton
            label={text('undo')}
            icon={<Undo2 size={18} />}
            disabled={history.past.length === 0}
            onClick={grid.undo}
          />
          <IconButton
            label={text('redo')}
            icon={<Redo2 size={18} />}
            disabled={history.future.length === 0}
            onClick={grid.redo}
          />
        </Row>
        <Quiet>{text('selected', { count: cellCount })}</Quiet>
      </Row>
      <Quiet as="p">{text(isNarrow ? 'helpTouch' : 'help')}</Quiet>
      {isAdjusting && (
        <AdjustDialog
          count={priceCount}
          onAdjust={grid.adjust}
          onClose={() => setAdjusting(false)}
        />
      )}
    </>
  );
}
