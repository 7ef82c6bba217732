import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Region } from '../contracts';
import type { Translate } from '../messages/messages';
import { useText } from '../messages/useText';
import { regionAtom } from '../state/services';
import messages from './messages.en.json';
import { digitRange, mobilePattern } from './region';

export interface PhoneRule {
  /** Matches a mobile number, for sign-in and registration. */
  mobile: RegExp;
  /** Matches any phone number with the right number of digits. */
  anyPhone: RegExp;
  /** The arguments for texts about phone numbers. */
  values: { prefix: string; digits: string };
}

export function toPhoneRule(region: Region, text: Translate<keyof typeof messages>): PhoneRule {
  const [min, max] = digitRange(region.phone);
  return {
    mobile: mobilePattern(region),
    anyPhone: new RegExp(`^\\d{${min},${max}}$`),
    values: {
      prefix: region.phone.prefix,
      digits: min === max ? String(min) : text('digitRange', { min, max }),
    },
  };
}

/** The rule for phone numbers in the portal's region. */
export function usePhoneRule(): PhoneRule {
  const region = useAtomValue(regionAtom);
  const text = useText(messages);
  return useMemo(() => toPhoneRule(region, text), [region, text]);
}
