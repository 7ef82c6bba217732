import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/theme';
import { Field, type FieldTexts } from './Field';
import { Input } from './TextInput';

const COUNTRY_CODE = '+91';
const PHONE_DIGITS = 10;
/** As few as leave no more than ten digits: a number of ten may begin with 91 itself. */
const PREFIXES = /^(?:0|91)*?(?=\d{0,10}$)/;

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>;

export interface PhoneInputProps extends Attributes, FieldTexts {
  /** Up to ten digits, without the country code. */
  value: string;
  onChange: (digits: string) => void;
}

const Row = styled.div`
  position: relative;
  display: grid;
`;

const Prefix = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  display: flex;
  align-items: center;
  padding-inline: ${space[3]};
  border-inline-end: 1px solid ${color.border};
  border-start-start-radius: ${radius.control};
  border-end-start-radius: ${radius.control};
  color: ${color.textMuted};
`;

const Digits = styled(Input)`
  padding-inline-start: 68px;
  font-variant-numeric: tabular-nums;
`;

/**
 * What the field holds once `raw` stands in it. +91, 91 and 0 go as soon as they are too much. Any
 * other digit too many is refused: cut off, it would leave the number of somebody else.
 */
export function phoneDigits(raw: string, held = ''): string {
  const digits = raw.replace(/\D/g, '').replace(PREFIXES, '');
  const isShorter = digits.length < held.length;
  return digits.length <= PHONE_DIGITS || isShorter ? digits : held;
}

export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(props, ref) {
    const { id, label, labelNote, hint, error, value, onChange, ...rest } = props;
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <Row>
            <Prefix aria-hidden="true">{COUNTRY_CODE}</Prefix>
            <Digits
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              {...rest}
              {...control}
              ref={ref}
              value={value}
              onChange={(event) => onChange(phoneDigits(event.target.value, value))}
            />
          </Row>
        )}
      </Field>
    );
  },
);
