import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/theme';
import { Field, type FieldTexts } from './Field';
import { Input } from './TextInput';

const COUNTRY_CODE = '+91';
const PHONE_DIGITS = 10;

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

/** Digits of a number as typed or pasted, with or without +91 or a leading 0. */
export function phoneDigits(raw: string): string {
  const digits = raw.replace(/\D/g, '');
  const extra = digits.length - PHONE_DIGITS;
  const hasTrunk = (extra === 2 && digits.startsWith('91')) || (extra === 1 && digits[0] === '0');
  return digits.slice(hasTrunk ? extra : 0).slice(0, PHONE_DIGITS);
}

export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(props, ref) {
    const { id, label, labelNote, hint, error, onChange, ...rest } = props;
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
              onChange={(event) => onChange(phoneDigits(event.target.value))}
            />
          </Row>
        )}
      </Field>
    );
  },
);
