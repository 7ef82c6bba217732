import {
  type KeyboardEvent,
  memo,
  type UIEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as floor from './floor.ts';

/** The columns with a price; the others are pasted as text. */
const PRICES = 2;
const COLUMNS = ['Base Price', 'Selling Price', 'In Stock', 'Recommended', 'Tag', 'Dish Category'];
const ROW_PX = 44;
/** Rows above and below the visible ones. */
const MARGIN = 10;

type Rows = readonly (readonly string[])[];

/** A table of prices that renders the visible rows, marks their changes and counts them. */
export function PriceTable() {
  const [saved, setSaved] = useState<Rows>([]);
  const [rows, setRows] = useState<Rows>([]);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [view, setView] = useState({ top: 0, height: 600 });
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void floor.readMenu().then((menu) => {
      setSaved(menu);
      setRows(menu);
    });
  }, []);
  const changes = useMemo(
    () => rows.flatMap((row, at) => row.filter((value, column) => value !== saved[at]?.[column])),
    [rows, saved],
  );
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setActive(({ row, column }) => ({ row: row + step, column }));
  };
  const paste = (text: string) => {
    const block = text.split('\n').map((line) => line.split('\t'));
    setRows((all) =>
      all.map((row, at) => {
        const line = block[at - active.row];
        return line ? row.map((value, column) => line[column - active.column - 1] ?? value) : row;
      }),
    );
  };
  const first = Math.max(0, Math.floor(view.top / ROW_PX) - MARGIN);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW_PX) + MARGIN);
  return (
    <main>
      <div
        ref={table}
        role="grid"
        aria-label="Prices"
        tabIndex={-1}
        style={{ height: '68vh', overflow: 'auto' }}
        onScroll={({ currentTarget: { scrollTop, clientHeight } }: UIEvent) =>
          setView({ top: scrollTop, height: clientHeight })
        }
        onKeyDown={onKeyDown}
        onPaste={(event) => paste(event.clipboardData.getData('text/plain'))}
      >
        <div role="row" style={LINE}>
          {['Item', ...COLUMNS].map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
        <div style={{ height: first * ROW_PX }} />
        {rows.slice(first, last).map((row, at) => (
          <Row
            key={first + at}
            row={row}
            saved={saved[first + at] ?? row}
            active={first + at === active.row ? active.column : -1}
          />
        ))}
        <div style={{ height: (rows.length - last) * ROW_PX }} />
      </div>
      <p role="status">{changes.length} changes</p>
    </main>
  );
}

const CHANGED = { background: '#eef', fontWeight: 600 };
const LINE = { display: 'grid', gridTemplateColumns: '2fr repeat(6, 1fr)', height: ROW_PX };

interface RowProps {
  row: readonly string[];
  saved: readonly string[];
  active: number;
}

const show = (value: string, at: number) => (at < PRICES ? floor.money(Number(value)) : value);

const Row = memo(function Row({ row, saved: [, ...saved], active }: RowProps) {
  const [name, ...values] = row;
  return (
    <div role="row" style={LINE}>
      <div role="rowheader">{name}</div>
      {values.map((value, at) => {
        const before = saved[at] ?? '';
        return (
          <div
            key={COLUMNS[at]}
            role="gridcell"
            tabIndex={at === active ? 0 : -1}
            style={value === before ? undefined : CHANGED}
            title={value === before ? undefined : `Was ${show(before, at)}`}
          >
            {show(value, at)}
          </div>
        );
      })}
    </div>
  );
});
