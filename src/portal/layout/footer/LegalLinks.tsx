import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import messages from '../../messages.en.json';

const pages = [
  { key: 'titleTerms', to: paths.terms },
  { key: 'titlePrivacy', to: paths.privacy },
  { key: 'titleOpenSource', to: paths.openSource },
] as const;

/** List items; the footer styles them. */
export function LegalLinks() {
  const text = useText(messages);
  const has = useAtomValue(hasScreenAtom);
  return pages
    .filter(({ to }) => has(to))
    .map(({ key, to }) => (
      <li key={to}>
        <Link to={to}>{text(key)}</Link>
      </li>
    ));
}
