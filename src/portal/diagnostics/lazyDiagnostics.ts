import { lazyPage } from '../../ui/patterns/lazyPage';

/** Panels for errors in the props, which few pages show. */
export const StartDiagnostic = lazyPage(() => import('./StartDiagnostic'), 'StartDiagnostic');
export const BasenameDiagnostic = lazyPage(
  () => import('./BasenameDiagnostic'),
  'BasenameDiagnostic',
);
export const SessionDiagnostic = lazyPage(() => import('./SessionDiagnostic'), 'SessionDiagnostic');
