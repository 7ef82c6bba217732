import { useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { canListOrdersAtom } from '../../../core/orders/history/limits';

export interface Bar {
  key: string;
  /** The label below the axis. */
  label: string;
  /** The name for screen readers, with the value. */
  name: string;
  value: number;
  /** The filters of the history that show the bar's orders. */
  query: string;
}

interface ChartBarProps {
  bar: Bar;
  box: { x: number; width: number; top: number; bottom: number };
  barTop: number;
  isReachable: boolean;
  onReach: () => void;
  onHover: () => void;
  onLeave: () => void;
}

const WIDEST = 44;
const SHARE = 0.72;

/** A bar that opens its orders. If the order history cannot show them, it is an image with the same name. */
export function ChartBar(props: ChartBarProps) {
  const { bar, box, barTop, isReachable, onReach, onHover, onLeave } = props;
  const canList = useAtomValue(canListOrdersAtom)('period');
  const { x, width, top, bottom } = box;
  const barWidth = Math.min(Math.max(width * SHARE, 1), WIDEST);
  const shapes = (
    <>
      <rect data-part="hit" x={x} y={top} width={width} height={bottom - top} rx={4} />
      <rect
        data-part="bar"
        x={x + (width - barWidth) / 2}
        y={barTop}
        width={barWidth}
        height={bottom - barTop}
        rx={Math.min(3, barWidth / 2)}
      />
    </>
  );
  const pointer = { onPointerEnter: onHover, onPointerLeave: onLeave };
  if (!canList) {
    return (
      <g role="img" aria-label={bar.name} {...pointer}>
        {shapes}
      </g>
    );
  }
  return (
    <Link
      to={{ pathname: paths.orderHistory, search: bar.query }}
      aria-label={bar.name}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onReach}
      onBlur={onLeave}
      onKeyDown={moveFocus}
      {...pointer}
    >
      {shapes}
    </Link>
  );
}

/** The arrow keys move to the neighbouring bars, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<Element>): void {
  const bars = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const at = bars.findIndex((bar) => bar === event.currentTarget);
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: bars.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  bars[target]?.focus();
}
