import { forwardRef, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { codesOf, joinCodes } from '../../../core/menu/codes';
import type { FieldTexts } from '../../../ui/patterns/fields/FieldList';
import { FieldNote } from '../../../ui/primitives/form/Field';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { dense, font, scaled, space } from '../../../ui/theme/theme';

const Group = styled.fieldset`
  display: grid;
  gap: ${dense(6)};
  min-inline-size: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;

/** As many columns as fit. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${scaled(190)}, 100%), 1fr));
  column-gap: ${space[3]};
  overflow-wrap: anywhere;
`;

interface ChoicesFieldProps extends FieldTexts {
  choices: readonly { value: string; label: string }[];
  /** Several codes, such as `egg, milk`. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** A checkbox for each choice. */
export const ChoicesField = forwardRef(function ChoicesField(
  { label, hint, error, choices, value, onChange, onBlur }: ChoicesFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const noteId = useId();
  const chosen = codesOf(value);
  const without = (code: string) => chosen.filter((one) => one !== code);
  return (
    <Group aria-describedby={(error ?? hint) ? noteId : undefined}>
      <Legend>{label}</Legend>
      <Boxes>
        {choices.map((choice, at) => (
          <Checkbox
            key={choice.value}
            ref={at === 0 ? ref : undefined}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onBlur={onBlur}
            onChange={(isChosen) =>
              onChange(joinCodes([...without(choice.value), ...(isChosen ? [choice.value] : [])]))
            }
          />
        ))}
      </Boxes>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Group>
  );
});
