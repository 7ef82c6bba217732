import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { findScroller } from '../../../core/dom/scroller';
import { showInRow } from './showInRow';
import { List, Panel } from './tabsStyles';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** The count beside the label, hidden while it is empty. */
  count?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Label for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /**
   * Whether a narrow portal shows all tabs at once, at the upper edge of the screen: the first one without its count,
   * and the others in equal parts.
   */
  isStuck?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

function target(key: string, index: number, count: number, isRtl: boolean): number | null {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Scrolls back to the start of the panel if it is above stuck tabs. */
function showStart(list: HTMLElement): void {
  const start = list.parentElement?.getBoundingClientRect().top ?? 0;
  const above = start - list.getBoundingClientRect().top;
  if (above < 0) findScroller(list).scrollBy({ top: above, behavior: 'instant' });
}

/** Tabs in the ARIA pattern: there is one tab stop, and the arrow keys choose a tab. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, isStuck = false, children } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef<Id | null>(null);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = value;
    const list = listRef.current;
    if (!list || before === value) return;
    return showInRow(list, '[aria-selected="true"]', () => {
      if (before !== null) showStart(list);
    });
  }, [value]);
  const choose = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = target(event.key, index, tabs.length, isRtl);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    onChange(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <List
        ref={listRef}
        data-vp-part="tabs"
        role="tablist"
        aria-label={label}
        data-stuck={isStuck || undefined}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => choose(event, index)}
          >
            {tab.label}
            <span>{tab.count}</span>
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
