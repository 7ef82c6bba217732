import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../../ui/primitives/Button';
import { IconButton } from '../../../../ui/primitives/IconButton';
import { Row } from '../../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../../ui/primitives/layout/Text';
import { Menu } from '../../../../ui/primitives/overlay/Menu';
import messages from '../messages.en.json';
import { AdjustDialog } from './AdjustDialog';
import { selectRows } from './PriceTable';
import type { Grid } from './useGrid';

/** What can be done with the selected cells, above the table. */
export function GridTools({ grid, isNarrow }: { grid: Grid; isNarrow: boolean }) {
  const text = useText(messages);
  const [isAdjusting, setAdjusting] = useState(false);
  const { history, priceCount, cellCount, range } = grid;
  const selected = text('selected', { count: cellCount });
  const touchHelp = cellCount > 1 ? selected : text('helpTouch');
  const more = [
    { id: 'in', label: text('putIn'), onSelect: () => grid.setColumn('isInStock', 'true') },
    { id: 'out', label: text('takeOut'), onSelect: () => grid.setColumn('isInStock', 'false') },
    {
      id: 'column',
      label: text('selectColumn'),
      onSelect: () => selectRows(grid, range.start, range.end),
    },
  ];
  return (
    <>
      <Row isOneLine={isNarrow}>
        <Button
          size="sm"
          blockedBy={priceCount === 0 ? text('adjustNone') : undefined}
          onClick={() => setAdjusting(true)}
        >
          {text('adjust')}
        </Button>
        {!isNarrow &&
          more.map(({ id, label, onSelect }) => (
            <Button key={id} size="sm" onClick={onSelect}>
              {label}
            </Button>
          ))}
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
        {isNarrow ? <Menu items={more} label={text('moreTools')} /> : <Quiet>{selected}</Quiet>}
      </Row>
      {/* A narrow portal has one line for both. */}
      <Quiet as="p">{isNarrow ? touchHelp : text('help')}</Quiet>
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
