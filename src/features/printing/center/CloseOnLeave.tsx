import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a dialog that would stay open over another screen, for example after Back. */
export function CloseOnLeave({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) onLeave();
  });
  return null;
}
