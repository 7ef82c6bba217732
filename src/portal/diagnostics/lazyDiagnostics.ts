import { lazyPage } from '../../ui/patterns/lazyPage';

/** Panels for errors in the props, loaded on demand because few pages show them. */
export const StartDiagnostic = lazyPage(() => import('./StartDiagnostic'), 'StartDiagnostic');
export const BasenameDiagnostic = lazyPage(
  () => import('./BasenameDiagnostic'),
  'BasenameDiagnostic',
);
export const SessionDiagnostic = lazyPage(() => import('./SessionDiagnostic'), 'SessionDiagnostic');
