import { Link } from 'react-router-dom';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import messages from '../messages.en.json';

const pages = [
  { key: 'titleTerms', to: paths.terms },
  { key: 'titlePrivacy', to: paths.privacy },
  { key: 'titleOpenSource', to: paths.openSource },
] as const;

/** The three legal pages, as list items of a footer, which gives them their look. */
export function LegalLinks() {
  const text = useText(messages);
  return pages.map(({ key, to }) => (
    <li key={to}>
      <Link to={to}>{text(key)}</Link>
    </li>
  ));
}
