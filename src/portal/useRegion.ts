import { useEffect, useMemo } from 'react';
import { ConfigFailure } from '../core/api/errors';
import type { PortalError } from '../core/contracts';

const DEFAULT_LOCALE = 'en-IN';
const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

interface Region {
  locale?: string | undefined;
  timeZone?: string | undefined;
  onError: (error: PortalError) => void;
}

/** The host's locale and zone, or the defaults in place of one the browser does not know. */
export function useRegion({
  locale = DEFAULT_LOCALE,
  timeZone = DEFAULT_TIME_ZONE,
  onError,
}: Region) {
  const isLocale = useMemo(() => works(() => new Intl.Locale(locale)), [locale]);
  // A formatter takes a phone several milliseconds, and the default needs no proof.
  const isZone = useMemo(
    () =>
      timeZone === DEFAULT_TIME_ZONE || works(() => new Intl.DateTimeFormat('en', { timeZone })),
    [timeZone],
  );
  useEffect(() => {
    if (!isLocale) onError(new ConfigFailure('The locale prop is no language tag', 'Try "en-IN".'));
  }, [isLocale, onError]);
  useEffect(() => {
    if (!isZone) onError(new ConfigFailure('The timeZone prop is no zone', 'Try "Asia/Kolkata".'));
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
