import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../primitives/Button';
import {
  box,
  color,
  controlHeight,
  focusRing,
  font,
  radius,
  space,
  truncate,
} from '../../theme/theme';
import messages from './messages.en.json';

const List = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
  & > li {
    max-inline-size: min(100%, 320px);
  }
  & button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: ${space[1]};
    max-inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: 0 ${space[2]};
    padding-inline-start: ${space[3]};
    border: 0;
    border-radius: ${radius.chip};
    background: ${color.primarySoft};
    font-size: ${font.size.sm};
    cursor: pointer;
    & > span {
      ${truncate}
    }
    & > svg {
      flex: none;
    }
  }
  ${box.fromMedium} {
    & > [data-beside] {
      display: none;
    }
    &:not(:has(> :not([data-beside]))) {
      display: none;
    }
  }
`;

/** A filter that is set. */
export interface FilterChip {
  key: string;
  label: string;
  onRemove: () => void;
  /** Whether a portal that is not narrow shows the filter next to the search, so that it needs no chip. */
  isBeside?: boolean;
  /** Whether it is not a filter, but the sort order. */
  isNoFilter?: boolean;
}

interface FilterControlsProps {
  chips: readonly FilterChip[];
  onOpen: () => void;
  /** Called when the pointer is above the button, to load the code of its dialog. */
  onPreload: () => void;
  /** Shown after the button. */
  children?: ReactNode;
}

/** The button that opens all filters, with the number of those that are set, and a chip for each of these. */
export function FilterControls({ chips, onOpen, onPreload, children }: FilterControlsProps) {
  const text = useText(messages);
  const button = useRef<HTMLButtonElement>(null);
  const remove = ({ onRemove }: FilterChip) => {
    // The chip is gone.
    button.current?.focus();
    onRemove();
  };
  return (
    <>
      <Button
        ref={button}
        icon={<SlidersHorizontal size={18} />}
        onClick={onOpen}
        onPointerEnter={onPreload}
      >
        {text('filters', { count: chips.filter(({ isNoFilter }) => !isNoFilter).length })}
      </Button>
      {children}
      {/* Rendered without chips, too: styles that are inserted later would restyle the page. */}
      <List aria-label={text('filterSet')}>
        {chips.map((chip) => (
          <li key={chip.key} data-beside={chip.isBeside || undefined}>
            <button
              type="button"
              aria-label={text('filterRemove', { filter: chip.label })}
              onClick={() => remove(chip)}
            >
              <span>{chip.label}</span>
              <X size={16} />
            </button>
          </li>
        ))}
      </List>
    </>
  );
}
