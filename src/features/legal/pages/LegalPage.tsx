import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { useQueryCache } from '../../../core/state/useQueryCache';
import { EmptyState } from '../../../ui/patterns/EmptyState';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { LegalText } from '../components/LegalText';
import messages from '../messages.en.json';
import { legalTextsAtom } from '../queries';
import type { LegalTexts } from '../types';

/** The three legal pages, one screen over one read: from one to the next nothing is loaded again. */
export function LegalPage() {
  useQueryCache();
  const { pathname } = useLocation();
  return <LegalScreen name={nameOf(pathname)} />;
}

function nameOf(pathname: string): keyof LegalTexts {
  if (pathname === paths.privacy) return 'privacy';
  return pathname === paths.openSource ? 'openSource' : 'terms';
}

function LegalScreen({ name }: { name: keyof LegalTexts }) {
  const text = useText(messages);
  const texts = useAtomValue(legalTextsAtom);
  const onBack = useWayBack();
  const title = text(name);
  const failed = <EmptyState text={text('notLoaded')} help={text('notLoadedHelp')} />;
  const missing = <EmptyState text={text('noText')} help={text('noTextHelp')} />;
  return (
    <Page title={title} onBack={onBack}>
      <QueryView query={texts} empty={failed} skeleton={<Skeleton count={6} />}>
        {({ [name]: html }) => (html.trim() ? <LegalText title={title} html={html} /> : missing)}
      </QueryView>
    </Page>
  );
}

/** To where the reader came from; on a page opened by its address, to the portal's beginning. */
function useWayBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.landing) : navigate(-1));
}
