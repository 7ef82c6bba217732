import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queryClientAtom } from '../../core/state/queryClient';
import { vendorIdAtom } from '../../core/state/services';
import { vendorKeys } from '../../core/vendor/queries';

/** Reads the vendor again when the person comes back to the page, and every so often if asked. */
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
