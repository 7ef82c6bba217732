import {
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import {
  box,
  color,
  controlHeight,
  font,
  motion,
  radius,
  scaled,
  smallText,
  space,
  visuallyHidden,
} from '../../theme/theme';
import { showInRow } from '../layout/showInRow';
import { FieldNote, type FieldTexts } from './Field';

export interface Choice<Value extends string | number> {
  value: Value;
  label: string;
  /** The language of the label, if it is not that of the portal. */
  lang?: string;
  disabled?: boolean;
}

interface ChoiceGroupProps<Value extends string | number> extends FieldTexts {
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** If set, clicking the chosen option clears it. */
  onClear?: () => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Whether the options share one line in equal parts. */
  isEven?: boolean;
  /** Whether the options are next to the label in a narrow portal, in one line that scrolls. */
  isBeside?: boolean;
}

const evenParts = css`
  flex-wrap: nowrap;
  & > label {
    flex: 1 1 0;
    justify-content: center;
    padding-inline: 0;
    white-space: nowrap;
  }
`;

const Row = styled.div<{ $isEven: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${({ $isEven }) => $isEven && evenParts}
`;

const beside = css`
  ${box.narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space[3]};
    inline-size: 100%;
    & > legend {
      /* Moves the legend out of the border of the fieldset, so that it becomes a flex item. */
      float: inline-start;
      margin: 0;
    }
    & > ${Row} {
      flex: 1 1 ${scaled(180)};
      flex-wrap: nowrap;
      min-inline-size: 0;
      /* Room for the focus ring. */
      margin: calc(-1 * ${space[1]});
      padding: ${space[1]};
      overflow-x: auto;
      scrollbar-width: none;
      & > label {
        flex: none;
      }
    }
  }
  ${box.tiny} {
    & > legend {
      ${visuallyHidden}
    }
  }
`;

const Set = styled.fieldset<{ $isBeside: boolean }>`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  ${({ $isBeside }) => $isBeside && beside}
`;

const Legend = styled.legend`
  ${smallText}
  margin-block-end: ${space[1]};
  padding: 0;
  font-weight: ${font.weight.strong};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: ${controlHeight};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.chip};
  background: ${color.fill};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover {
    background: color-mix(in srgb, ${color.text} 15%, transparent);
  }
  &:has(:checked) {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${font.weight.strong};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${color.border};
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

function ChoiceGroupInner<Value extends string | number>(
  props: ChoiceGroupProps<Value>,
  ref: Ref<HTMLInputElement>,
) {
  const { label, hint, error, options, value, onChange, onClear, onBlur, disabled } = props;
  const { isEven = false, isBeside = false } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBeside || !row.current) return;
    return showInRow(row.current, 'label:has(:checked)');
  }, [isBeside, value]);
  const note = (error ?? hint) ? `${id}-note` : undefined;
  return (
    <Set
      role="radiogroup"
      $isBeside={isBeside}
      aria-describedby={note}
      aria-invalid={error ? true : undefined}
    >
      <Legend>{label}</Legend>
      <Row ref={row} $isEven={isEven}>
        {options.map((option, index) => (
          <Chip key={option.value} lang={option.lang}>
            <Radio
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              onClick={option.value === value ? onClear : undefined}
              onBlur={onBlur}
              onKeyDown={ignoreHeldEnter}
            />
            {option.label}
          </Chip>
        ))}
      </Row>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </Set>
  );
}

/** If Enter has opened a dialog and is still held, it must not submit the dialog's form. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Radio buttons styled as chips. */
export const ChoiceGroup = forwardRef(ChoiceGroupInner) as <Value extends string | number>(
  props: ChoiceGroupProps<Value> & { ref?: Ref<HTMLInputElement> },
) => ReactElement;
