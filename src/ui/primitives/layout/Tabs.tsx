import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { lineKey } from '../../../core/dom/lineKey';
import { findScroller } from '../../../core/dom/scroller';
import {
  box,
  color,
  controlHeight,
  depths,
  figures,
  focusRing,
  font,
  motion,
  radius,
  space,
  visuallyHidden,
} from '../../theme/theme';
import { showInRow } from './showInRow';

const shade = `color-mix(in srgb, ${color.text} 28%, transparent)`;

/** Scroll shadows: at both ends, gradients that scroll with the content cover the fixed ones. */
const List = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  background:
    linear-gradient(to right, ${color.bg} 50%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${color.bg} 50%, transparent) 100% 0 / 40px 100% no-repeat local,
    radial-gradient(farthest-side at 0 50%, ${shade}, transparent) 0 0 / 12px 100% no-repeat scroll,
    radial-gradient(farthest-side at 100% 50%, ${shade}, transparent) 100% 0 / 12px 100% no-repeat
      scroll;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.border};
  & > button {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: max(40px, ${controlHeight});
    padding: 0 ${space[2]};
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: ${radius.small} ${radius.small} 0 0;
    background: transparent;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
    cursor: pointer;
    transition: color ${motion.quick};
    ${box.fromMedium} {
      padding-inline: ${space[3]};
    }
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    &:hover {
      color: ${color.text};
    }
    &[aria-selected='true'] {
      border-block-end-color: ${color.primary};
      color: ${color.primary};
    }
  }
  & > button > span {
    ${figures}
    min-inline-size: 22px;
    padding: 1px 6px;
    border-radius: ${radius.chip};
    background: ${color.surface2};
    color: ${color.text};
    font-size: ${font.size.xs};
    text-align: center;
    /* Keeps its room, so that the tabs do not move when the count arrives. */
    &:empty {
      opacity: 0;
    }
  }
  & > [aria-selected='true'] > span {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${box.narrow} {
    &[data-stuck] {
      position: sticky;
      inset-block-start: 0;
      z-index: ${depths.sticky};
      display: grid;
      grid-template-columns: max-content;
      grid-auto-columns: minmax(max-content, 1fr);
      grid-auto-flow: column;
      gap: 0;
      margin-inline: calc(-1 * var(--vp-gutter));
      padding-inline: var(--vp-gutter);
      background-color: ${color.bg};
    }
    &[data-stuck] > button {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: ${space[1]};
    }
    &[data-stuck] > :first-child {
      padding-inline-end: ${space[3]};
      & > span {
        ${visuallyHidden}
      }
    }
  }
  /* Large text needs more than one row. */
  ${box.tiny} {
    &[data-stuck] {
      display: flex;
      flex-wrap: wrap;
    }
    &[data-stuck] > button {
      flex: 1 0 auto;
      flex-direction: row;
    }
  }
`;

const Panel = styled.div`
  padding-block-start: ${space[4]};
  ${focusRing}
`;

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** The count next to the label; an empty one has only its room. */
  count?: ReactNode;
  /** Whether it opens another screen, so that the arrow keys reach it without a choice. */
  isLink?: boolean;
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

function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
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
    const next = target(lineKey(event.key, event.currentTarget), index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    if (!tab.isLink) onChange(tab.id);
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
            aria-controls={tab.isLink ? undefined : `${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => choose(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && <span>{tab.count}</span>}
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
