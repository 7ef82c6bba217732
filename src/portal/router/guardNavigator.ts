import { type Location, type Navigator, parsePath, type To } from 'react-router-dom';
import type { LeaveGuard } from '../../core/navigation/leaveGuard';

/** A navigator that asks before it leaves a form with unsaved changes. */
export function guardNavigator(
  navigator: Navigator,
  getLocation: () => Location,
  guard: LeaveGuard,
): Navigator {
  function leave(to: To, go: () => void) {
    if (isSameScreen(getLocation(), to)) go();
    else guard.leave(go);
  }
  return {
    ...navigator,
    go: (delta) => guard.leave(() => navigator.go(delta)),
    push: (to, ...rest) => leave(to, () => navigator.push(to, ...rest)),
    replace: (to, ...rest) => leave(to, () => navigator.replace(to, ...rest)),
  };
}

function isSameScreen({ pathname, search }: Location, to: To): boolean {
  const next = typeof to === 'string' ? parsePath(to) : to;
  return (next.pathname ?? pathname) === pathname && (next.search ?? '') === search;
}
