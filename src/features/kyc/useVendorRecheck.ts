import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queryClientAtom } from '../../core/state/queryClient';
import { vendorIdAtom } from '../../core/state/services';
import { vendorKeys } from '../../core/vendor/queries';

/** Refetches the vendor when the page regains focus, and every `everyMs` if given. */
export function useVendorRecheck({ everyMs }: { everyMs?: number } = {}) {
  const queryClient = useAtomValue(queryClientAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  useEffect(() => {
    const queryKey = vendorKeys.all(vendorId);
    const recheck = () => {
      if (document.hidden) return;
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    };
    window.addEventListener('focus', recheck);
    document.addEventListener('visibilitychange', recheck);
    const timer = everyMs ? setInterval(recheck, everyMs) : undefined;
    return () => {
      window.removeEventListener('focus', recheck);
      document.removeEventListener('visibilitychange', recheck);
      clearInterval(timer);
    };
  }, [queryClient, vendorId, everyMs]);
}
