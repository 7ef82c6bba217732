import { Redo2, Undo2 } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import messages from '../messages.en.json';
import { AdjustDialog } from './AdjustDialog';
import { selectColumns } from './PriceTable';
import type { Grid } from './useGrid';

interface GridToolsProps {
  grid: Readonly<RefObject<Grid>>;
  isNarrow: boolean;
  cellCount: number;
  hasPrices: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** What can be done with the selected cells, above the table. Memoized: an arrow key does not render it. */
export const GridTools = memo(function GridTools(props: GridToolsProps) {
  const { grid, isNarrow, cellCount, hasPrices, canUndo, canRedo } = props;
  const text = useText(messages);
  /** The number of prices that the open dialog adjusts. */
  const [adjusting, setAdjusting] = useState<number | null>(null);
  const selected = text('selected', { count: cellCount });
  const touchHelp = cellCount > 1 ? selected : text('helpTouch');
  const more = [
    { id: 'in', label: text('putIn'), onSelect: () => grid.current.setColumn('isInStock', 'true') },
    {
      id: 'out',
      label: text('takeOut'),
      onSelect: () => grid.current.setColumn('isInStock', 'false'),
    },
    {
      id: 'column',
      label: text('selectColumn'),
      onSelect: () => selectColumns(grid.current),
    },
  ];
  return (
    <>
      <Row isOneLine={isNarrow}>
        <Button
          size="sm"
          blockedBy={hasPrices ? undefined : text('adjustNone')}
          onClick={() => setAdjusting(grid.current.countPrices())}
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
            disabled={!canUndo}
            onClick={() => grid.current.undo()}
          />
          <IconButton
            label={text('redo')}
            icon={<Redo2 size={18} />}
            disabled={!canRedo}
            onClick={() => grid.current.redo()}
          />
        </Row>
        {isNarrow ? <Menu items={more} label={text('moreTools')} /> : <Quiet>{selected}</Quiet>}
      </Row>
      {/* A narrow portal has one line for both. */}
      <Quiet as="p">{isNarrow ? touchHelp : text('help')}</Quiet>
      {adjusting !== null && (
        <AdjustDialog
          count={adjusting}
          onAdjust={(adjustment) => grid.current.adjust(adjustment)}
          onClose={() => setAdjusting(null)}
        />
      )}
    </>
  );
});
