import { useEffect, useMemo } from 'react';
import { ConfigFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';

export const DEFAULT_LOCALE = 'en-IN';
const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

interface Region {
  locale?: string | undefined;
  timeZone?: string | undefined;
  onError: (error: PortalError) => void;
}

/** Falls back to the defaults for values that the browser does not know. */
export function useLocaleAndZone({
  locale = DEFAULT_LOCALE,
  timeZone = DEFAULT_TIME_ZONE,
  onError,
}: Region) {
  const isLocale = useMemo(() => works(() => new Intl.Locale(locale)), [locale]);
  // Creating a formatter takes several ms on a phone; skip it for the default.
  const isZone = useMemo(
    () =>
      timeZone === DEFAULT_TIME_ZONE || works(() => new Intl.DateTimeFormat('en', { timeZone })),
    [timeZone],
  );
  useEffect(() => {
    if (!isLocale)
      onError(new ConfigFailure('The locale prop is not a language tag', 'Try "en-IN".'));
  }, [isLocale, onError]);
  useEffect(() => {
    if (!isZone)
      onError(
        new ConfigFailure('The timeZone prop is not a known time zone', 'Try "Asia/Kolkata".'),
      );
  }, [isZone, onError]);
  return {
    locale: isLocale ? locale : DEFAULT_LOCALE,
    timeZone: isZone ? timeZone : DEFAULT_TIME_ZONE,
  };
}

function works(build: () => unknown): boolean {
  try {
    build();
    return true;
  } catch {
    return false;
  }
}
