import { useAtomValue } from 'jotai';
import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { onlyDigits } from '../../../core/amount/onlyDigits';
import type { Region } from '../../../core/contracts';
import { ANY_DIGIT, digitRange, firstDigit, mobilePattern } from '../../../core/region/region';
import { regionAtom } from '../../../core/state/services';
import { color, space } from '../../theme/theme';
import { Field, type FieldTexts } from './Field';
import { Input, useComposed } from './TextInput';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>;

export interface PhoneInputProps extends Attributes, FieldTexts {
  /** The number without the country code. */
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
  color: ${color.textMuted};
`;

const Digits = styled(Input)<{ $prefix: string }>`
  padding-inline-start: calc(${({ $prefix }) => $prefix.length}ch + 2.5 * ${space[3]} + 10px);
  font-variant-numeric: tabular-nums;
`;

/** Removes a prefix, but no other surplus digits, because a shortened number may belong to somebody else. */
export function phoneDigits(region: Region, raw: string, held = ''): string {
  const [, max] = digitRange(region.phone);
  const digits = onlyDigits(raw);
  const national = withoutCountry(region, digits);
  // In a region with numbers of several lengths, a short number with its prefix may look like a valid long one.
  if (national && raw.trim().startsWith('+') && mobilePattern(region).test(national))
    return national;
  if (digits.length <= max || digits.length < held.length) return digits;
  // The pattern removes only as many leading zeros as necessary.
  const local = digits.replace(new RegExp(`^0*?(?=[1-9]|\\d{0,${max}}$)`), '');
  return local.length <= max ? local : (withoutCountry(region, local) ?? held);
}

/** The complete or incomplete mobile number after the country code. */
function withoutCountry(region: Region, digits: string): string | undefined {
  const [, max] = digitRange(region.phone);
  const first = firstDigit(region);
  // An Indian number has no zero here, and 910… may itself be a number.
  const trunk = first === ANY_DIGIT ? '0*' : '';
  const code = region.phone.prefix.slice(1);
  return new RegExp(`^${code}${trunk}(${first}\\d{0,${max - 1}})$`).exec(digits)?.[1];
}

export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(
  function PhoneInput(props, ref) {
    const { id, label, labelNote, hint, error, value, onChange, ...rest } = props;
    const region = useAtomValue(regionAtom);
    const { prefix } = region.phone;
    const typed = useComposed(value, (raw) => onChange(phoneDigits(region, raw, value)));
    return (
      <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error}>
        {(control) => (
          <Row>
            <Prefix aria-hidden="true">
              <bdi>{prefix}</bdi>
            </Prefix>
            <Digits
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              {...rest}
              {...control}
              {...typed}
              $prefix={prefix}
              ref={ref}
            />
          </Row>
        )}
      </Field>
    );
  },
);
