import { useEffect, useState } from 'react';
import type { Diagnosis } from '../../core/api/errors';
import type { Appearance } from '../../core/contracts';
import { isDevelopment } from '../../core/isDevelopment';

const UNCHECKED = /^(light|dark|logo|brandName)$/;

/**
 * The appearance without the parts that cannot be used. They are found after the first paint, and reported. In
 * production, an appearance of colours only is not checked.
 */
export function useAppearance(
  given: Appearance | undefined,
  report: (finding: Diagnosis) => void,
): Appearance | undefined {
  // Hosts often pass a new object with the same content.
  const key = JSON.stringify(given ?? {});
  const [checked, setChecked] = useState<{ key?: string; usable?: Appearance }>({});
  useEffect(() => {
    const appearance: unknown = JSON.parse(key);
    const names = Object.keys(appearance as object);
    if (names.every((name) => !isDevelopment() && UNCHECKED.test(name))) return;
    import('./reportAppearance').then(
      ({ reportAppearance }) => setChecked({ key, usable: reportAppearance(appearance, report) }),
      () => {},
    );
  }, [key, report]);
  return checked.key === key ? checked.usable : given;
}
