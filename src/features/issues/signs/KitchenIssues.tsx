import { useAtomValue } from 'jotai';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const IssuesBar = lazyPage(() => import('./IssuesBar'), 'IssuesBar');

/** The bar of the open issues in the kitchen mode, which covers the bars of the portal. */
export function KitchenIssues() {
  const isShown = useAtomValue(hasScreenAtom)(paths.issues);
  return (
    <LazyPart isShown={isShown}>
      <IssuesBar isText />
    </LazyPart>
  );
}
