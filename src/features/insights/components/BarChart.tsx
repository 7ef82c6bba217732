import { nice, ticks } from 'd3-array';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { largest } from '../../../core/extremes';
import { paths } from '../../../core/navigation/paths';
import { canListOrdersAtom } from '../../../core/orders/history/limits';
import { useBoxSize } from '../../../ui/useBoxSize';
import { Chart, Readout } from './chartStyles';

const HEIGHT = 240;

const ABOVE = 8;

const BELOW = 24;

const PLOT = HEIGHT - ABOVE - BELOW;

const LABEL_WIDTH = 56;

const CHARACTER_WIDTH = 7;

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

interface BarChartProps {
  label: string;
  /** The help text that is shown until a bar is chosen. */
  help: string;
  bars: readonly Bar[];
  /** Formats the values of the axis. */
  format: (value: number) => string;
}

/** A bar chart in order of time. Tab reaches one bar, and the arrow keys reach the others. */
export function BarChart({ label, help, bars, format }: BarChartProps) {
  const [ref, { width }] = useBoxSize();
  const [shown, setShown] = useState<number | null>(null);
  const [reachable, setReachable] = useState(bars.length - 1);
  const scale = valueScale(bars.map(({ value }) => value));
  const labels = scale.ticks.map((value) => ({ value, label: format(value) }));
  const left = largest(labels.map((tick) => tick.label.length)) * CHARACTER_WIDTH + 8;
  const step = Math.max(width - left, 0) / bars.length;
  const every = labelStep(bars.length, width - left, LABEL_WIDTH);
  const y = (value: number) => ABOVE + PLOT * (1 - scale.at(value));
  return (
    <div>
      <Readout aria-hidden="true" data-on={shown === null ? undefined : ''}>
        {shown === null ? <span>{help}</span> : bars[shown]?.name}
      </Readout>
      <Chart ref={ref}>
        {width > 0 && (
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={label}>
            <g aria-hidden="true">
              {labels.map((tick) => (
                <g key={tick.value}>
                  <line x1={left} x2={width} y1={y(tick.value)} y2={y(tick.value)} />
                  <text x={left - 8} y={y(tick.value)} dy="0.32em" textAnchor="end">
                    {tick.label}
                  </text>
                </g>
              ))}
              {bars.map((bar, index) =>
                index % every === 0 ? (
                  <text
                    key={bar.key}
                    x={left + (index + 0.5) * step}
                    y={HEIGHT - 6}
                    textAnchor="middle"
                  >
                    {bar.label}
                  </text>
                ) : null,
              )}
            </g>
            {bars.map((bar, index) => (
              <ChartBar
                key={bar.key}
                bar={bar}
                box={{ x: left + index * step, width: step, top: ABOVE, bottom: ABOVE + PLOT }}
                barTop={y(bar.value)}
                isReachable={index === Math.min(reachable, bars.length - 1)}
                onReach={() => {
                  setReachable(index);
                  setShown(index);
                }}
                onHover={() => setShown(index)}
                onLeave={() => setShown(null)}
              />
            ))}
          </svg>
        )}
      </Chart>
    </div>
  );
}

const TICKS = 4;

interface ValueScale {
  /** The largest value on the axis. */
  top: number;
  ticks: readonly number[];
  /** The height of a value as a share of the axis, from 0 to 1. */
  at: (value: number) => number;
}

/** An axis from zero to a round value above the largest. */
function valueScale(values: readonly number[]): ValueScale {
  const most = Math.max(0, ...values);
  const [, top] = nice(0, most || 1, TICKS);
  return {
    top,
    ticks: ticks(0, top, TICKS),
    at: (value) => Math.max(0, value) / top,
  };
}

/** The number of bars from one label to the next, so that the labels fit. */
function labelStep(count: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)));
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
function ChartBar(props: ChartBarProps) {
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
