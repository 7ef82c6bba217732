import { Redo2, Undo2, X } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import type { PriceCount } from '../cells/operations';
import messages from '../messages.en.json';
import type { ColumnId } from '../types';
import { AdjustDialog } from './AdjustDialog';
import { selectColumns } from './PriceTable';
import type { Grid } from './useGrid';

interface GridToolsProps {
  grid: Readonly<RefObject<Grid>>;
  headers: Readonly<Record<ColumnId, string>>;
  /** What the tools are for while no cell is selected. */
  shown: { prices: number; items: number };
  isNarrow: boolean;
  cellCount: number;
  hasPrices: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** What can be done with the selected cells, above the table. Memoized: an arrow key does not render it. */
export const GridTools = memo(function GridTools(props: GridToolsProps) {
  const { grid, headers, shown, isNarrow, cellCount, hasPrices, canUndo, canRedo } = props;
  const text = useText(messages);
  /** The prices that the open dialog adjusts. */
  const [adjusting, setAdjusting] = useState<readonly PriceCount[] | null>(null);
  const scope =
    cellCount > 0 ? (
      <Row gap={1} isOneLine>
        <Quiet>{text('selected', { count: cellCount })}</Quiet>
        <IconButton
          label={text('clearSelection')}
          icon={<X size={16} />}
          onClick={() => grid.current.dispatch({ do: 'clearSelection' })}
        />
      </Row>
    ) : (
      <Quiet as="p">
        {text('allShown', shown)}
        {isNarrow && `. ${text('helpTouch')}`}
      </Quiet>
    );
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
        {isNarrow ? <Menu items={more} label={text('moreTools')} /> : scope}
      </Row>
      {isNarrow ? scope : <Quiet as="p">{text('help')}</Quiet>}
      {adjusting !== null && (
        <AdjustDialog
          counts={adjusting}
          {...{ headers }}
          onAdjust={(change) => grid.current.adjust(change)}
          onClose={() => setAdjusting(null)}
        />
      )}
    </>
  );
});
