import { forwardRef, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Field, type FieldTexts } from '../primitives/Field';
import { Input } from '../primitives/TextInput';
import { usePopover } from '../primitives/usePopover';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Credit, Option, Options } from './suggestStyles';

export interface Suggestion {
  id: string;
  text: string;
}

interface SuggestInputProps extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  onFocus: () => void;
  /** The list that stands open; `null`: it is closed. */
  suggestions: readonly Suggestion[] | null;
  onChoose: (suggestion: Suggestion) => void;
  /** Esc, or the focus going elsewhere. */
  onClose: () => void;
  /** Whose suggestions these are. */
  attribution?: string | undefined;
  maxCount?: number;
  autoComplete?: string;
}

const Frame = styled.div`
  display: grid;
`;

/** A text with suggestions below it: the ARIA combobox pattern, for keyboard and screen reader. */
export const SuggestInput = forwardRef<HTMLInputElement, SuggestInputProps>(
  function SuggestInput(props, ref) {
    const { label, hint, error, value, suggestions, maxCount, autoComplete = 'off' } = props;
    const text = useText(messages);
    const listId = useId();
    const frame = useRef<HTMLDivElement>(null);
    const { active, press } = useActiveOption(props);
    const isOpen = suggestions !== null && suggestions.length > 0;
    const counter = maxCount ? { count: value.length, max: maxCount } : undefined;
    return (
      <Field label={label} hint={hint} error={error} counter={counter}>
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
                // Another number of lines has another height, and so another place.
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
    // A press must not take the focus: leaving the field would close the list under the finger.
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

/** Which line the arrows stand on; another list begins without one. */
function useActiveOption({ suggestions, onChoose, onClose }: SuggestInputProps) {
  const [at, setAt] = useState({ list: suggestions, index: -1 });
  const active = at.list === suggestions ? at.index : -1;
  const press = (event: KeyboardEvent) => {
    if (!suggestions || suggestions.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt({ list: suggestions, index: stepped(active, step, suggestions.length) });
    }
    if (event.key === 'Escape') {
      // Only the list closes, not the dialog that it may stand in.
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
