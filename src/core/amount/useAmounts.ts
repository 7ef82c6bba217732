import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../messages/useText';
import { formatLocaleAtom, regionAtom } from '../state/services';
import { type Amounts, createAmounts } from './amounts';
import messages from './messages.en.json';

/** Reads and writes the numbers of fields in the portal's locale and currency. */
export function useAmounts(): Amounts {
  const text = useText(messages);
  const locale = useAtomValue(formatLocaleAtom);
  const { currency } = useAtomValue(regionAtom);
  return useMemo(() => createAmounts({ locale, currency }, text), [locale, currency, text]);
}
