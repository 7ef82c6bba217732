import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/theme';
import { Field, type FieldTexts } from './Field';
import { Input } from './TextInput';

const COUNTRY_CODE = '+91';
const PHONE_DIGITS = 10;
/** As few as leave ten digits. */
const TRUNK_ZEROS = /^0*?(?=[1-9]|\d{0,10}$)/;
/** A mobile number, or the beginning of one, behind the country's code. */
const WITH_COUNTRY = /^91([6-9]\d{0,9})$/;

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
 * What the field holds once `raw` stands in it. Zeros and 91 in front go once they are too much. Any
 * other digit too many is refused: cut off, it would leave the number of somebody else.
 */
export function phoneDigits(raw: string, held = ''): string {
  const digits = raw.replace(/\D/g, '');
  if (digits.length <= PHONE_DIGITS || digits.length < held.length) return digits;
  const local = digits.replace(TRUNK_ZEROS, '');
  if (local.length <= PHONE_DIGITS) return local;
  return WITH_COUNTRY.exec(local)?.[1] ?? held;
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
