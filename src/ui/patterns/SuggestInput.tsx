import { forwardRef, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../../core/dom/isComposing';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Field, type FieldTexts } from '../primitives/form/Field';
import { Counter } from '../primitives/form/TextArea';
import { Input } from '../primitives/form/TextInput';
import { VisuallyHidden } from '../primitives/layout/Layout';
import { List, usePopover } from '../primitives/overlay/MenuList';
import { color, controlHeight, font, radius, space } from '../theme/theme';

const Options = styled(List)`
  max-inline-size: none;
  max-block-size: 320px;
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${controlHeight};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.item};
  font-size: ${font.size.sm};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.hover};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    background: ${color.surface2};
  }
`;

const Credit = styled.p`
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  text-align: end;
`;

export interface Suggestion {
  id: string;
  text: string;
}

interface SuggestInputProps extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onFocus: () => void;
  /** The open list; `null` when it is closed. */
  suggestions: readonly Suggestion[] | null;
  onChoose: (suggestion: Suggestion) => void;
  /** Called on Esc and on blur. */
  onClose: () => void;
  /** The name of the provider of the suggestions. */
  attribution?: string | undefined;
  maxCount?: number;
  autoComplete?: string;
}

const Frame = styled.div`
  display: grid;
`;

/** A text input with suggestions (ARIA combobox pattern). */
export const SuggestInput = forwardRef<HTMLInputElement, SuggestInputProps>(
  function SuggestInput(props, ref) {
    const { label, hint, error, value, suggestions, maxCount, autoComplete = 'off' } = props;
    const text = useText(messages);
    const listId = useId();
    const frame = useRef<HTMLDivElement>(null);
    const { active, press } = useActiveOption(props);
    const isOpen = suggestions !== null && suggestions.length > 0;
    const counter = maxCount && <Counter count={value.length} max={maxCount} />;
    return (
      <Field label={label} hint={hint} error={error} aside={counter}>
        {(control) => (
          <Frame ref={frame}>
            <Input
              {...control}
              ref={ref}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
              autoComplete={autoComplete}
              value={value}
              onChange={(event) => props.onChange(event.target.value)}
              onFocus={props.onFocus}
              onKeyDown={press}
              onBlur={() => {
                props.onClose();
                props.onBlur();
              }}
            />
            <VisuallyHidden role="status">
              {suggestions && text('suggestionCount', { count: suggestions.length })}
            </VisuallyHidden>
            {isOpen && (
              <SuggestionList
                {...props}
                // A new key mounts the list again, so that it is positioned again when its height changes.
                key={suggestions.length}
                {...{ listId, active, suggestions }}
                triggerRef={frame}
              />
            )}
          </Frame>
        )}
      </Field>
    );
  },
);

interface SuggestionListProps
  extends Pick<SuggestInputProps, 'onChoose' | 'onClose' | 'attribution'> {
  listId: string;
  active: number;
  suggestions: readonly Suggestion[];
  triggerRef: RefObject<HTMLElement | null>;
}

function SuggestionList(props: SuggestionListProps) {
  const { listId, active, suggestions, triggerRef, onChoose, onClose, attribution } = props;
  const text = useText(messages);
  const ref = usePopover({ triggerRef, onDismiss: onClose, isFlush: true });
  return (
    // Keep the focus in the field: a blur would close the list before the click.
    <Options ref={ref} popover="manual" onPointerDown={(event) => event.preventDefault()}>
      <div id={listId} role="listbox" aria-label={text('suggestions')}>
        {suggestions.map((one, index) => (
          <Option
            key={one.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(one)}
          >
            {one.text}
          </Option>
        ))}
      </div>
      {attribution && <Credit>{attribution}</Credit>}
    </Options>
  );
}

/** The index of the highlighted option; a new list starts at -1. */
function useActiveOption({ suggestions, onChoose, onClose }: SuggestInputProps) {
  const [at, setAt] = useState({ list: suggestions, index: -1 });
  const active = at.list === suggestions ? at.index : -1;
  const press = (event: KeyboardEvent) => {
    if (!suggestions || suggestions.length === 0 || isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt({ list: suggestions, index: stepped(active, step, suggestions.length) });
    }
    if (event.key === 'Escape') {
      // Esc closes only the list, not a dialog around it.
      event.preventDefault();
      onClose();
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return { active, press };
}

function stepped(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}
